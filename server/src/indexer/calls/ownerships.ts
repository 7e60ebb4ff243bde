import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import {
  CollectionIdInput,
  Continuation,
  ItemIdInput,
  OwnershipIdInput,
  PageSize,
} from '../../http/contract/inputs.ts'
import { OwnershipSearchRequest } from '../schemas/ownershipSearch.ts'
import { Ownership, OwnershipIds, Ownerships } from '../schemas/ownerships.ts'

export const getOwnershipById = call({
  operationId: 'getOwnershipById',
  summary: 'An ownership',
  tag: 'Ownerships',
  method: 'GET',
  path: '/v0.1/ownerships/{ownershipId}',
  params: { ownershipId: OwnershipIdInput },
  answer: Ownership,
  errors: 'E404',
})

export const getOwnershipsByCollection = call({
  operationId: 'getOwnershipsByCollection',
  summary: 'Ownerships of items of a collection',
  tag: 'Ownerships',
  method: 'GET',
  path: '/v0.1/ownerships/byCollection',
  query: {
    collection: CollectionIdInput,
    continuation: Type.Optional(Continuation),
    size: Type.Optional(PageSize),
  },
  answer: Ownerships,
  untilWritten: true,
  errors: 'E4',
})

export const getOwnershipsByIds = call({
  operationId: 'getOwnershipsByIds',
  summary: 'Ownerships by their ids; unknown ones are left out',
  tag: 'Ownerships',
  method: 'POST',
  path: '/v0.1/ownerships/byIds',
  body: { name: 'ownershipIds', schema: OwnershipIds },
  answer: Ownerships,
  untilWritten: true,
  errors: 'E4',
})

export const getOwnershipsByItem = call({
  operationId: 'getOwnershipsByItem',
  summary: 'Ownerships of an item',
  tag: 'Ownerships',
  method: 'GET',
  path: '/v0.1/ownerships/byItem',
  query: {
    itemId: ItemIdInput,
    continuation: Type.Optional(Continuation),
    size: Type.Optional(PageSize),
  },
  answer: Ownerships,
  untilWritten: true,
  errors: 'E4',
})

export const searchOwnerships = call({
  operationId: 'searchOwnerships',
  summary: 'Ownerships by any of their properties',
  tag: 'Ownerships',
  method: 'POST',
  path: '/v0.1/ownerships/search',
  body: { name: 'ownershipSearchRequest', schema: OwnershipSearchRequest },
  answer: Ownerships,
  untilWritten: true,
  errors: 'E4',
})
