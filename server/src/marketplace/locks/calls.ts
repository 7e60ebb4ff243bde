import { formatItemId } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { ApiError } from '../../http/apiError.ts'
import { ItemIdInput, idsOf } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { assertFound } from '../../http/found.ts'
import { assertDone } from '../assertDone.ts'
import { call } from '../call.ts'
import { ItemContentAvailability, LockForm, UnlockResult } from '../items/schemas.ts'
import { lockContent, tellAvailability, unlockContent } from './write.ts'

export const batchUpdateHasAvailableContentUsingPOST = call(
  {
    operationId: 'batchUpdateHasAvailableContentUsingPOST',
    summary: 'Tell of which items the content can be shown',
    tag: 'Items',
    requestClass: 'anonymousWrite',
    method: 'POST',
    path: '/marketplace/api/v4/items/updateHasAvailableContent',
    body: {
      name: 'itemContentAvailability',
      schema: idsOf(ref(ItemContentAvailability)),
      optional: true,
    },
    errors: 'E4',
  },
  async ({ itemContentAvailability }, { users, now }) => {
    const told = itemContentAvailability.map(({ itemId: item, available: isAvailable }) => ({
      item,
      isAvailable,
    }))
    await tellAvailability(users.writer, told, now())
    return undefined
  },
)

export const updateHasAvailableContentUsingPOST = call(
  {
    operationId: 'updateHasAvailableContentUsingPOST',
    summary: 'Tell whether the content of an item can be shown',
    tag: 'Items',
    requestClass: 'anonymousWrite',
    method: 'POST',
    path: '/marketplace/api/v4/items/{id}/updateHasAvailableContent',
    params: { id: ItemIdInput },
    query: { hasAvailableContent: Type.Boolean() },
    errors: 'E404',
  },
  async ({ id: item, hasAvailableContent: isAvailable }, { users, now }) => {
    const known = await tellAvailability(users.writer, [{ item, isAvailable }], now())
    return assertFound(known > 0, 'item', formatItemId(item))
  },
)

/** Returns the item's id: an item has at most one lock. */
export const createLockUsingPOST = call(
  {
    operationId: 'createLockUsingPOST',
    summary: 'Lock content for those who own an item',
    tag: 'Items',
    requestClass: 'write',
    method: 'POST',
    path: '/marketplace/api/v4/items/{id}/lock',
    bearer: true,
    params: { id: ItemIdInput },
    body: { name: 'lockForm', schema: LockForm, optional: true },
    answer: Type.String(),
    text: true,
    errors: 'E404',
  },
  async ({ id: item, lockForm: { content } }, { users, now }, { caller: { userId } }) => {
    const outcome = await lockContent(users, { userId, item, content, now: now() })
    const id = formatItemId(item)
    assertDone(outcome, { kind: 'item', id, refusal: 'The item was created by no wallet of yours' })
    return id
  },
)

export const unlockUsingPOST = call(
  {
    operationId: 'unlockUsingPOST',
    summary: 'Content that was locked for those who own an item',
    tag: 'Items',
    requestClass: 'write',
    method: 'POST',
    path: '/marketplace/api/v4/items/{id}/unlock',
    bearer: true,
    params: { id: ItemIdInput },
    answer: UnlockResult,
    errors: 'E404',
  },
  async ({ id: item }, { users }, { caller: { userId } }) => {
    const { content, outcome } = await unlockContent(users.writer, { userId, item })
    const id = formatItemId(item)
    if (outcome === 'NOTHING')
      throw new ApiError('notFound', `Nothing is locked for owners of ${id}`)
    assertDone(outcome, { kind: 'item', id, refusal: 'No wallet of yours owns the item' })
    return { content }
  },
)
