import { formatOwnershipId } from '@mintline/core/identifiers'
import { isBlockchain } from '@mintline/core/networks'
import { Type } from 'typebox'
import { ApiError } from '../../http/apiError.ts'
import {
  AddressInput,
  Continuation,
  ItemIdInput,
  idsOf,
  OwnershipIdInput,
} from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { CollectionId } from '../../http/contract/primitives.ts'
import { found } from '../../http/found.ts'
import { collectionsWithOwnedItems } from '../../read-model/collections/collectionsOfWallets.ts'
import { marketItemsByIds } from '../../read-model/items/marketItemsByIds.ts'
import { ownershipById, ownershipsByIds } from '../../read-model/ownerships/ownershipsByIds.ts'
import { ownershipsOfWallets } from '../../read-model/ownerships/ownershipsOfWallets.ts'
import { call } from '../call.ts'
import { PageRequest } from '../followings/schemas.ts'
import { shownItems } from '../items/answers.ts'
import { extendedItemOf } from '../items/models.ts'
import { shownOrder, shownOrders } from '../orders/answers.ts'
import { DeprecatedOrder } from '../orders/schemas.ts'
import { pageRequest } from '../pageRequest.ts'
import { Blockchain } from '../schemas/enumerations.ts'
import { OwnerIdInput } from '../schemas/identifiers.ts'
import { PageSize } from '../schemas/inputs.ts'
import { walletsBehind } from '../userWallets.ts'
import { itemOwnerships, shownOwnerships } from './answers.ts'
import { ExtendedOwnership } from './itemOwnershipSchemas.ts'
import { Ownership } from './schemas.ts'

export const getCollectionsOfOwnershipsByOwnerOrUserUsingGET = call(
  {
    operationId: 'getCollectionsOfOwnershipsByOwnerOrUserUsingGET',
    summary: 'Ids of the collections of which a wallet or a user has items',
    tag: 'Ownerships',
    method: 'GET',
    path: '/marketplace/api/v4/ownerships/collections',
    query: {
      owner: Type.Optional(AddressInput),
      user: Type.Optional(OwnerIdInput),
      blockchain: Type.Optional(ref(Blockchain)),
      size: Type.Optional(PageSize),
      continuation: Type.Optional(Continuation),
    },
    answer: Type.Array(CollectionId),
    continues: true,
    errors: 'E4',
  },
  async ({ owner, user, blockchain, ...input }, { reader, lookUps }) => {
    if (owner === undefined && user === undefined) {
      throw new ApiError('validation', 'owner or user is required')
    }
    const wallets = user === undefined ? [] : await walletsBehind(reader, user)
    const owners = owner === undefined ? wallets : [owner, ...wallets]
    lookUps.noteOwners(owners)
    const blockchains = blockchain && [blockchain].filter(isBlockchain)
    const page = pageRequest(input)
    const { entries, next } = await collectionsWithOwnedItems(reader, owners, blockchains, page)
    return { entries: entries.map(({ collection }) => collection.id), next }
  },
)

/** Maximum number of ownerships. Further pages: POST to the same path. */
const MAX_OWNERSHIPS = 1000

export const getItemOwnershipsUsingGET = call(
  {
    operationId: 'getItemOwnershipsUsingGET',
    summary: 'Ownerships of an item',
    tag: 'Ownerships',
    method: 'GET',
    path: '/marketplace/api/v4/items/{id}/ownerships',
    params: { id: ItemIdInput },
    answer: Type.Array(ref(Ownership)),
    errors: 'E404',
  },
  async ({ id }, services) => {
    const page = { size: MAX_OWNERSHIPS, token: undefined }
    return (await itemOwnerships(services, id, page)).entries
  },
)

export const getItemOwnershipsUsingPOST = call(
  {
    operationId: 'getItemOwnershipsUsingPOST',
    summary: 'Ownerships of an item, in pages',
    tag: 'Ownerships',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/items/{id}/ownerships',
    params: { id: ItemIdInput },
    body: { name: 'pageRequest', schema: PageRequest, optional: true },
    answer: Type.Array(ref(Ownership)),
    continues: true,
    errors: 'E404',
  },
  async ({ id, pageRequest: page }, services) => itemOwnerships(services, id, pageRequest(page)),
)

export const getOwnershipOrderUsingGET = call(
  {
    operationId: 'getOwnershipOrderUsingGET',
    summary: 'The listing of an ownership',
    tag: 'Ownerships',
    method: 'GET',
    path: '/marketplace/api/v4/ownerships/{id}/order',
    params: { id: OwnershipIdInput },
    answer: DeprecatedOrder,
    errors: 'E404',
  },
  async ({ id }, services) => {
    const listing = (await ownershipById(services.reader, id))?.bestSellOrder
    return shownOrder(services, found(listing, 'listing of', formatOwnershipId(id)))
  },
)

export const getOwnershipOrdersUsingPOST = call(
  {
    operationId: 'getOwnershipOrdersUsingPOST',
    summary: 'Listings by the ids of their ownerships; unknown ones are left out',
    tag: 'Ownerships',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/ownerships/orders',
    body: { name: 'requestBody', schema: idsOf(OwnershipIdInput), optional: true },
    answer: Type.Array(ref(DeprecatedOrder)),
    errors: 'E4',
  },
  async ({ requestBody: ids }, services) => {
    const ownerships = await ownershipsByIds(services.reader, ids)
    return shownOrders(
      services,
      ownerships.flatMap(({ bestSellOrder }) => bestSellOrder ?? []),
    )
  },
)

export const getOwnershipUsingGET = call(
  {
    operationId: 'getOwnershipUsingGET',
    summary: 'An ownership',
    tag: 'Ownerships',
    method: 'GET',
    path: '/marketplace/api/v4/ownerships/{id}',
    params: { id: OwnershipIdInput },
    answer: Ownership,
    errors: 'E404',
  },
  async ({ id }, services) => {
    services.lookUps.note([id])
    const ownership = await ownershipById(services.reader, id)
    const [shown] = await shownOwnerships(services, ownership ? [ownership] : [])
    return found(shown, 'ownership', formatOwnershipId(id))
  },
)

export const getOwnershipsByIdsDeprecatedUsingPOST = call(
  {
    operationId: 'getOwnershipsByIdsDeprecatedUsingPOST',
    summary: 'Ownerships by their ids, with their items; unknown ones are left out',
    tag: 'Ownerships',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/ownerships/list',
    deprecated: true,
    body: { name: 'requestBody', schema: idsOf(OwnershipIdInput), optional: true },
    answer: Type.Array(ref(ExtendedOwnership)),
    errors: 'E4',
  },
  async ({ requestBody: ids }, services) => {
    const { reader, lookUps } = services
    lookUps.note(ids)
    // An ownership id begins with its item's id.
    const [items, ownerships] = await Promise.all([
      marketItemsByIds(reader, ids).then((read) => shownItems(services, read)),
      ownershipsByIds(reader, ids).then((read) => shownOwnerships(services, read)),
    ])
    const itemsById = new Map(items.map((item) => [item.id, item]))
    return ownerships.flatMap((ownership) => {
      const item = itemsById.get(ownership.itemId)
      return item ? [{ ...extendedItemOf(item), id: ownership.id, ownership }] : []
    })
  },
)

export const getOwnershipsByIdsUsingPOST = call(
  {
    operationId: 'getOwnershipsByIdsUsingPOST',
    summary: 'Ownerships by their ids; unknown ones are left out',
    tag: 'Ownerships',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/ownerships/byIds',
    body: { name: 'requestBody', schema: idsOf(OwnershipIdInput), optional: true },
    answer: Type.Array(ref(Ownership)),
    errors: 'E4',
  },
  async ({ requestBody: ids }, services) => {
    services.lookUps.note(ids)
    return shownOwnerships(services, await ownershipsByIds(services.reader, ids))
  },
)

export const getUserOwnershipsbyItemIdsUsingPOST = call(
  {
    operationId: 'getUserOwnershipsbyItemIdsUsingPOST',
    summary: 'Ownerships that a user has of some items',
    tag: 'Ownerships',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/users/{id}/ownerships/byItemIds',
    params: { id: OwnerIdInput },
    body: { name: 'requestBody', schema: idsOf(ItemIdInput), optional: true },
    answer: Type.Array(ref(Ownership)),
    errors: 'E404',
  },
  async ({ id, requestBody: items }, services) => {
    const wallets = await walletsBehind(services.reader, id)
    return shownOwnerships(services, await ownershipsOfWallets(services.reader, wallets, items))
  },
)

export const getWalletOwnershipsbyItemIdsUsingPOST = call(
  {
    operationId: 'getWalletOwnershipsbyItemIdsUsingPOST',
    summary: 'Ownerships that a wallet has of some items',
    tag: 'Ownerships',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/wallets/{id}/ownerships/byItemIds',
    params: { id: AddressInput },
    body: { name: 'requestBody', schema: idsOf(ItemIdInput), optional: true },
    answer: Type.Array(ref(Ownership)),
    errors: 'E404',
  },
  async ({ id: wallet, requestBody: items }, services) =>
    shownOwnerships(services, await ownershipsOfWallets(services.reader, [wallet], items)),
)
