import { formatOwnershipId } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import {
  CollectionIdInput,
  Continuation,
  ItemIdInput,
  OwnershipIdInput,
  PageSize,
} from '../../http/contract/inputs.ts'
import { found } from '../../http/found.ts'
import {
  ownershipById,
  ownershipsByCollection,
  ownershipsByIds,
} from '../../read-model/ownerships/ownershipsByIds.ts'
import { ownershipsByItem } from '../../read-model/ownerships/ownershipsByItem.ts'
import { searchOwnerships as search } from '../../read-model/ownerships/searchOwnerships.ts'
import { call } from '../call.ts'
import { pageRequest } from '../pageRequest.ts'
import { Ownership, OwnershipIds, Ownerships } from '../schemas/ownerships.ts'
import { sellFilter } from '../sellFilter.ts'
import { OwnershipSearchRequest } from './schemas.ts'

export const getOwnershipById = call(
  {
    operationId: 'getOwnershipById',
    summary: 'An ownership',
    tag: 'Ownerships',
    method: 'GET',
    path: '/v0.1/ownerships/{ownershipId}',
    params: { ownershipId: OwnershipIdInput },
    answer: Ownership,
    errors: 'E404',
  },
  async ({ ownershipId }, { reader, lookUps }) => {
    lookUps.note([ownershipId])
    return found(
      await ownershipById(reader, ownershipId),
      'ownership',
      formatOwnershipId(ownershipId),
    )
  },
)

export const getOwnershipsByCollection = call(
  {
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
  },
  async ({ collection, ...input }, { reader }) => {
    const { entries, next } = await ownershipsByCollection(reader, collection, pageRequest(input))
    return { continuation: next, ownerships: [...entries] }
  },
)

export const getOwnershipsByIds = call(
  {
    operationId: 'getOwnershipsByIds',
    summary: 'Ownerships by their ids; unknown ones are left out',
    tag: 'Ownerships',
    requestClass: 'read',
    method: 'POST',
    path: '/v0.1/ownerships/byIds',
    body: { name: 'ownershipIds', schema: OwnershipIds },
    answer: Ownerships,
    untilWritten: true,
    errors: 'E4',
  },
  async ({ ownershipIds }, { reader, lookUps }) => {
    lookUps.note(ownershipIds.ids)
    return { ownerships: await ownershipsByIds(reader, ownershipIds.ids) }
  },
)

export const getOwnershipsByItem = call(
  {
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
  },
  async ({ itemId, ...input }, { reader, lookUps }) => {
    lookUps.note([itemId])
    const { entries, next } = await ownershipsByItem(reader, itemId, pageRequest(input))
    return { continuation: next, ownerships: [...entries] }
  },
)

export const searchOwnerships = call(
  {
    operationId: 'searchOwnerships',
    summary: 'Ownerships by any of their properties',
    tag: 'Ownerships',
    requestClass: 'search',
    method: 'POST',
    path: '/v0.1/ownerships/search',
    body: { name: 'ownershipSearchRequest', schema: OwnershipSearchRequest },
    answer: Ownerships,
    untilWritten: true,
    errors: 'E4',
  },
  async ({ ownershipSearchRequest: request }, { reader, lookUps }) => {
    const { filter, sort } = request
    lookUps.noteOwners(filter.owners ?? [])
    const conditions = {
      blockchains: filter.blockchains,
      owners: filter.owners,
      collections: filter.collections,
      items: filter.items,
      from: filter.afterDate,
      to: filter.beforeDate,
      sell: sellFilter(filter),
    }
    const { entries, next } = await search(reader, conditions, { sort }, pageRequest(request))
    return { continuation: next, ownerships: [...entries] }
  },
)
