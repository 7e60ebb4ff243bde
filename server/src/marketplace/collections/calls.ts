import {
  type CollectionIdParts,
  formatCollectionId,
  parseCollectionId,
} from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { AddressInput, CollectionIdInput, idsOf } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { collectionsByOwners } from '../../read-model/collections/collectionLists.ts'
import { collectionsByIds } from '../../read-model/collections/collectionsByIds.ts'
import { rankingsByIds } from '../../read-model/leaderboards/rankings.ts'
import { bids } from '../../read-model/orders/bids.ts'
import { heldItems } from '../../read-model/ownerships/ownershipsOfWallets.ts'
import { withEntries } from '../../read-model/page.ts'
import type { Outcome } from '../../social/toggles.ts'
import { assertDone } from '../assertDone.ts'
import { call, lazyCall } from '../call.ts'
import { shownOrders } from '../orders/answers.ts'
import { DeprecatedOrder } from '../orders/schemas.ts'
import { pageRequest } from '../pageRequest.ts'
import { OwnerIdInput } from '../schemas/identifiers.ts'
import { PageSize } from '../schemas/inputs.ts'
import { foundCollections, periodFor } from '../search/collectionSearchFor.ts'
import { CollectionRankingItem } from '../statistics/rankingSchemas.ts'
import { walletsBehind } from '../userWallets.ts'
import { mintable, rankedCollections, shownTokens, tokenFound } from './answers.ts'
import { CollectionForm, Token } from './schemas.ts'
import { CollectionPageRequest } from './searchSchemas.ts'
import { ownsCollection, saveCollectionSettings } from './write.ts'

export const claimOwnership = lazyCall(
  {
    operationId: 'claimOwnership',
    summary: 'Have the owner of a collection read again from its contract',
    tag: 'Collections',
    requestClass: 'node',
    method: 'POST',
    path: '/marketplace/api/v4/collections/{id}/claimOwnership',
    params: { id: CollectionIdInput },
    answer: Token,
    errors: 'E404',
  },
  () => import('./lazyHandlers.ts'),
)

/** `size` and `onSaleSize` count only the owner's items. */
export const getCollectionByOwnerUsingGET = call(
  {
    operationId: 'getCollectionByOwnerUsingGET',
    summary: 'A collection with what an owner has of it',
    tag: 'Collections',
    method: 'GET',
    path: '/marketplace/api/v4/collections/{id}/owned/{owner}',
    params: { id: CollectionIdInput, owner: OwnerIdInput },
    answer: Token,
    errors: 'E404',
  },
  async ({ id, owner }, { reader }) => {
    const wallets = await walletsBehind(reader, owner)
    const [token, held] = await Promise.all([
      tokenFound(reader, id),
      heldItems(reader, id, wallets),
    ])
    return { ...token, size: held.items, onSaleSize: held.listed }
  },
)

/** Maximum number of bids: the answer has no further pages. */
const MOST = 1_000

/**
 * Returns active bids, highest first: a user's, some makers', both together, or everybody's if the request names
 * nobody.
 */
export const getCollectionFloorBidsUsingGET = call(
  {
    operationId: 'getCollectionFloorBidsUsingGET',
    summary: 'Bids for any item of a collection',
    tag: 'Collections',
    method: 'GET',
    path: '/marketplace/api/v4/collections/{id}/floorBids',
    params: { id: CollectionIdInput },
    query: { userId: Type.Optional(OwnerIdInput), makers: Type.Optional(idsOf(AddressInput)) },
    answer: Type.Array(ref(DeprecatedOrder)),
    errors: 'E404',
  },
  async ({ id: collection, userId, makers = [] }, services) => {
    const { reader } = services
    await tokenFound(reader, collection)
    const ofUser = userId === undefined ? [] : await walletsBehind(reader, userId)
    const filter = {
      blockchain: collection.blockchain,
      item: undefined,
      collection,
      makers: userId === undefined && makers.length === 0 ? undefined : [...ofUser, ...makers],
      statuses: ['ACTIVE'],
    } as const
    const { entries } = await bids(reader, filter, { size: MOST, token: undefined })
    return shownOrders(services, entries)
  },
)

export const getCollectionUsingGET = call(
  {
    operationId: 'getCollectionUsingGET',
    summary: 'A collection',
    tag: 'Collections',
    method: 'GET',
    path: '/marketplace/api/v4/collections/{id}',
    params: { id: CollectionIdInput },
    answer: Token,
    errors: 'E404',
  },
  ({ id }, { reader }) => tokenFound(reader, id),
)

export const getCollectionsByIdsUsingPOST = call(
  {
    operationId: 'getCollectionsByIdsUsingPOST',
    summary: 'Collections by their ids; unknown ones are left out',
    tag: 'Collections',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/collections/byIds',
    body: { name: 'requestBody', schema: idsOf(CollectionIdInput), optional: true },
    answer: Type.Array(ref(Token)),
    errors: 'E4',
  },
  async ({ requestBody: ids }, { reader }) =>
    shownTokens(reader, await collectionsByIds(reader, ids)),
)

export const getCollectionsByMinterDeprecatedUsingGET = call(
  {
    operationId: 'getCollectionsByMinterDeprecatedUsingGET',
    summary: 'Collections in which a user can mint',
    tag: 'Collections',
    method: 'GET',
    path: '/marketplace/api/v4/users/{id}/marketplace/api/v4/collections',
    deprecated: true,
    params: { id: OwnerIdInput },
    answer: Type.Array(ref(Token)),
    errors: 'E404',
  },
  ({ id }, { reader }) => mintable(reader, id),
)

export const getCollectionsByMinterUsingGET = call(
  {
    operationId: 'getCollectionsByMinterUsingGET',
    summary: 'Collections in which a user can mint',
    tag: 'Collections',
    method: 'GET',
    path: '/marketplace/api/v4/users/{id}/collections',
    params: { id: OwnerIdInput },
    answer: Type.Array(ref(Token)),
    errors: 'E404',
  },
  ({ id }, { reader }) => mintable(reader, id),
)

export const getCollectionsByOwnerUsingGET = call(
  {
    operationId: 'getCollectionsByOwnerUsingGET',
    summary: 'Collections that a user owns',
    tag: 'Collections',
    method: 'GET',
    path: '/marketplace/api/v4/users/{id}/ownedCollections',
    params: { id: OwnerIdInput },
    query: { size: Type.Optional(PageSize) },
    answer: Type.Array(ref(Token)),
    errors: 'E404',
  },
  async ({ id, size }, { reader }) => {
    const wallets = await walletsBehind(reader, id)
    const page = await collectionsByOwners(reader, wallets, undefined, pageRequest({ size }))
    return shownTokens(reader, page.entries)
  },
)

/** Only for the collection's owner, since it refetches all items. */
export const refreshItemsMetaUsingPOST = call(
  {
    operationId: 'refreshItemsMetaUsingPOST',
    summary: 'Fetch the metadata of all items of a collection again',
    tag: 'Collections',
    requestClass: 'refetch',
    method: 'POST',
    path: '/marketplace/api/v4/collections/{id}/itemMeta/refresh',
    bearer: true,
    params: { id: CollectionIdInput },
    errors: 'E404',
  },
  async ({ id }, { users, metadata }, { caller: { userId } }) => {
    // Reads the primary: a standby may not know the latest owner of wallet and collection yet.
    assertOwn(await ownsCollection(users.writer, userId, id), id)
    await metadata.refreshItems(id)
    return undefined
  },
)

export const saveCollectionSettingsUsingPOST = call(
  {
    operationId: 'saveCollectionSettingsUsingPOST',
    summary: "Change the settings of a collection of one's own",
    tag: 'Collections',
    requestClass: 'write',
    method: 'POST',
    path: '/marketplace/api/v4/collections/{id}',
    bearer: true,
    params: { id: CollectionIdInput },
    body: { name: 'collectionForm', schema: CollectionForm, optional: true },
    errors: 'E404',
  },
  async ({ id, collectionForm: form }, { users, now }, { caller: { userId } }) => {
    const input = { userId, collection: id, form, now: now() }
    return assertOwn(await saveCollectionSettings(users, input), id)
  },
)

export const searchCollectionsUsingPOST = call(
  {
    operationId: 'searchCollectionsUsingPOST',
    summary: 'Collections by any of their properties, with statistics',
    tag: 'Collections',
    requestClass: 'search',
    method: 'POST',
    path: '/marketplace/api/v4/collections/search',
    body: { name: 'collectionPageRequest', schema: CollectionPageRequest, optional: true },
    answer: Type.Array(ref(CollectionRankingItem)),
    continues: true,
    untilWritten: true,
    errors: 'E4',
  },
  async ({ collectionPageRequest }, { reader }) => {
    const page = await foundCollections(reader, collectionPageRequest)
    const ids = page.entries.map(({ id }) => parseCollectionId(id))
    const rankings = await rankingsByIds(reader, periodFor(collectionPageRequest.filter), ids)
    return withEntries(page, await rankedCollections(reader, rankings))
  },
)

/**
 * Throws unless the collection belongs to the caller.
 *
 * @throws ApiError 403 or 404
 */
const assertOwn = (outcome: Outcome, id: CollectionIdParts): undefined =>
  assertDone(outcome, {
    kind: 'collection',
    id: formatCollectionId(id),
    refusal: 'This collection belongs to none of your wallets',
  })
