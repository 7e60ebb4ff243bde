import { formatCollectionId, formatItemId } from '@mintline/core/identifiers'
import { CollectionIdInput, ItemIdInput } from '../../http/contract/inputs.ts'
import { assertDone } from '../assertDone.ts'
import { call } from '../call.ts'
import { ReportForm } from '../items/schemas.ts'
import { UserIdInput } from '../schemas/identifiers.ts'
import { countClick, reportItem, visitItem } from './write.ts'

export const searchResultCollectionClickUsingPOST = call(
  {
    operationId: 'searchResultCollectionClickUsingPOST',
    summary: 'Count a click on a collection in a search',
    tag: 'Events',
    requestClass: 'anonymousWrite',
    method: 'POST',
    path: '/marketplace/api/v4/events/searchResultClick/collections/{id}',
    params: { id: CollectionIdInput },
    errors: 'E404',
  },
  async ({ id }, { users, now }) => {
    const outcome = await countClick(users.writer, { kind: 'COLLECTION', id }, now())
    return assertDone(outcome, { kind: 'collection', id: formatCollectionId(id) })
  },
)

export const searchResultItemClickUsingPOST = call(
  {
    operationId: 'searchResultItemClickUsingPOST',
    summary: 'Count a click on an item in a search',
    tag: 'Events',
    requestClass: 'anonymousWrite',
    method: 'POST',
    path: '/marketplace/api/v4/events/searchResultClick/items/{id}',
    params: { id: ItemIdInput },
    errors: 'E404',
  },
  async ({ id }, { users, now }) => {
    const outcome = await countClick(users.writer, { kind: 'ITEM', id }, now())
    return assertDone(outcome, { kind: 'item', id: formatItemId(id) })
  },
)

export const searchResultUserClickUsingPOST = call(
  {
    operationId: 'searchResultUserClickUsingPOST',
    summary: 'Count a click on a user in a search',
    tag: 'Events',
    requestClass: 'anonymousWrite',
    method: 'POST',
    path: '/marketplace/api/v4/events/searchResultClick/users/{id}',
    params: { id: UserIdInput },
    errors: 'E404',
  },
  async ({ id }, { users, now }) => {
    const outcome = await countClick(users.writer, { kind: 'USER', id }, now())
    return assertDone(outcome, { kind: 'user', id })
  },
)

export const visitItemUsingPOST = call(
  {
    operationId: 'visitItemUsingPOST',
    summary: 'Count a visit of an item',
    tag: 'Items',
    requestClass: 'anonymousWrite',
    method: 'POST',
    path: '/marketplace/api/v4/items/{id}/visits',
    params: { id: ItemIdInput },
    errors: 'E404',
  },
  async ({ id: item }, { users, now }) => {
    const outcome = await visitItem(users.writer, { item, now: now() })
    return assertDone(outcome, { kind: 'item', id: formatItemId(item) })
  },
)

export const reportUsingPOST = call(
  {
    operationId: 'reportUsingPOST',
    summary: 'Report an item to those who operate the platform',
    tag: 'Items',
    requestClass: 'anonymousWrite',
    method: 'POST',
    path: '/marketplace/api/v4/items/{id}/report',
    params: { id: ItemIdInput },
    body: { name: 'reportForm', schema: ReportForm, optional: true },
    errors: 'E404',
  },
  async ({ id: item, reportForm: { message } }, { users, now }) => {
    const outcome = await reportItem(users, { item, message, now: now() })
    return assertDone(outcome, { kind: 'item', id: formatItemId(item) })
  },
)
