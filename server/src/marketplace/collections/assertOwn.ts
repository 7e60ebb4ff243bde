import { type CollectionIdParts, formatCollectionId } from '@mintline/core/identifiers'
import type { Outcome } from '../../social/toggles.ts'
import { assertDone } from '../assertDone.ts'

/**
 * Throws unless the collection belongs to the caller.
 *
 * @throws ApiError 403 or 404
 */
export const assertOwn = (outcome: Outcome, id: CollectionIdParts): undefined =>
  assertDone(outcome, {
    kind: 'collection',
    id: formatCollectionId(id),
    refusal: 'This collection belongs to none of your wallets',
  })
