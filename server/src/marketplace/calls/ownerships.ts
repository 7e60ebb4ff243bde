import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import {
  AddressInput,
  Continuation,
  ItemIdInput,
  idsOf,
  OwnershipIdInput,
} from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { CollectionId } from '../../http/contract/primitives.ts'
import { Blockchain } from '../schemas/enumerations.ts'
import { PageRequest } from '../schemas/followings.ts'
import { OwnerIdInput } from '../schemas/identifiers.ts'
import { PageSize } from '../schemas/inputs.ts'
import { ExtendedOwnership } from '../schemas/itemOwnerships.ts'
import { DeprecatedOrder } from '../schemas/orders.ts'
import { JwtResult, Ownership } from '../schemas/ownerships.ts'

export const getCollectionsOfOwnershipsByOwnerOrUserUsingGET = call({
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
})

export const getItemOwnershipsUsingGET = call({
  operationId: 'getItemOwnershipsUsingGET',
  summary: 'Ownerships of an item',
  tag: 'Ownerships',
  method: 'GET',
  path: '/marketplace/api/v4/items/{id}/ownerships',
  params: { id: ItemIdInput },
  answer: Type.Array(ref(Ownership)),
  errors: 'E404',
})

export const getItemOwnershipsUsingPOST = call({
  operationId: 'getItemOwnershipsUsingPOST',
  summary: 'Ownerships of an item, in pages',
  tag: 'Ownerships',
  method: 'POST',
  path: '/marketplace/api/v4/items/{id}/ownerships',
  params: { id: ItemIdInput },
  body: { name: 'pageRequest', schema: PageRequest, optional: true },
  answer: Type.Array(ref(Ownership)),
  continues: true,
  errors: 'E404',
})

export const getOwnershipOrderUsingGET = call({
  operationId: 'getOwnershipOrderUsingGET',
  summary: 'The listing of an ownership',
  tag: 'Ownerships',
  method: 'GET',
  path: '/marketplace/api/v4/ownerships/{id}/order',
  params: { id: OwnershipIdInput },
  answer: DeprecatedOrder,
  errors: 'E404',
})

export const getOwnershipOrdersUsingPOST = call({
  operationId: 'getOwnershipOrdersUsingPOST',
  summary: 'Listings by the ids of their ownerships; unknown ones are left out',
  tag: 'Ownerships',
  method: 'POST',
  path: '/marketplace/api/v4/ownerships/orders',
  body: { name: 'requestBody', schema: idsOf(OwnershipIdInput), optional: true },
  answer: Type.Array(ref(DeprecatedOrder)),
  errors: 'E4',
})

export const getOwnershipUsingGET = call({
  operationId: 'getOwnershipUsingGET',
  summary: 'An ownership',
  tag: 'Ownerships',
  method: 'GET',
  path: '/marketplace/api/v4/ownerships/{id}',
  params: { id: OwnershipIdInput },
  answer: Ownership,
  errors: 'E404',
})

export const getOwnershipsByIdsDeprecatedUsingPOST = call({
  operationId: 'getOwnershipsByIdsDeprecatedUsingPOST',
  summary: 'Ownerships by their ids, with their items; unknown ones are left out',
  tag: 'Ownerships',
  method: 'POST',
  path: '/marketplace/api/v4/ownerships/list',
  deprecated: true,
  body: { name: 'requestBody', schema: idsOf(OwnershipIdInput), optional: true },
  answer: Type.Array(ref(ExtendedOwnership)),
  errors: 'E4',
})

export const getOwnershipsByIdsUsingPOST = call({
  operationId: 'getOwnershipsByIdsUsingPOST',
  summary: 'Ownerships by their ids; unknown ones are left out',
  tag: 'Ownerships',
  method: 'POST',
  path: '/marketplace/api/v4/ownerships/byIds',
  body: { name: 'requestBody', schema: idsOf(OwnershipIdInput), optional: true },
  answer: Type.Array(ref(Ownership)),
  errors: 'E4',
})

export const getUserOwnershipsbyItemIdsUsingPOST = call({
  operationId: 'getUserOwnershipsbyItemIdsUsingPOST',
  summary: 'Ownerships that a user has of some items',
  tag: 'Ownerships',
  method: 'POST',
  path: '/marketplace/api/v4/users/{id}/ownerships/byItemIds',
  params: { id: OwnerIdInput },
  body: { name: 'requestBody', schema: idsOf(ItemIdInput), optional: true },
  answer: Type.Array(ref(Ownership)),
  errors: 'E404',
})

export const getWalletOwnershipsbyItemIdsUsingPOST = call({
  operationId: 'getWalletOwnershipsbyItemIdsUsingPOST',
  summary: 'Ownerships that a wallet has of some items',
  tag: 'Ownerships',
  method: 'POST',
  path: '/marketplace/api/v4/wallets/{id}/ownerships/byItemIds',
  params: { id: AddressInput },
  body: { name: 'requestBody', schema: idsOf(ItemIdInput), optional: true },
  answer: Type.Array(ref(Ownership)),
  errors: 'E404',
})

export const hideUsingPOST = call({
  operationId: 'hideUsingPOST',
  summary: "Hide an ownership of one's own",
  tag: 'Ownerships',
  method: 'POST',
  path: '/marketplace/api/v4/ownerships/{id}/hide',
  bearer: true,
  params: { id: OwnershipIdInput },
  answer: JwtResult,
  errors: 'E404',
})

export const openUsingDELETE = call({
  operationId: 'openUsingDELETE',
  summary: "Show a hidden ownership of one's own again",
  tag: 'Ownerships',
  method: 'DELETE',
  path: '/marketplace/api/v4/ownerships/{id}/hide',
  bearer: true,
  params: { id: OwnershipIdInput },
  answer: JwtResult,
  errors: 'E404',
})

export const pinUsingPOST = call({
  operationId: 'pinUsingPOST',
  summary: "Pin an ownership of one's own to the top",
  tag: 'Ownerships',
  method: 'POST',
  path: '/marketplace/api/v4/ownerships/{id}/pin',
  bearer: true,
  params: { id: OwnershipIdInput },
  answer: JwtResult,
  errors: 'E404',
})

export const unpinUsingDELETE = call({
  operationId: 'unpinUsingDELETE',
  summary: "Pin an ownership of one's own no more",
  tag: 'Ownerships',
  method: 'DELETE',
  path: '/marketplace/api/v4/ownerships/{id}/pin',
  bearer: true,
  params: { id: OwnershipIdInput },
  answer: JwtResult,
  errors: 'E404',
})
