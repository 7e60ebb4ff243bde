import { isCollectionId } from '@mintline/core/identifiers'
import { ApiError } from '../../http/apiError.ts'
import { found } from '../../http/found.ts'
import type { Reader } from '../../read-model/reader.ts'
import type { MarketplaceServices } from '../call.ts'
import { shownOrders } from '../orders/answers.ts'
import { profileOf } from './models.ts'
import { type ProfileRecord, profilesByIds } from './read.ts'
import type { Profile } from './schemas.ts'

/**
 * Returns the user or collection with an id.
 *
 * @throws ApiError 400 if an id with a colon is not a collection id, 404 if it is unknown
 */
export async function profileFound(reader: Reader, id: string): Promise<ProfileRecord> {
  assertProfileId(id)
  const [profile] = await profilesByIds(reader, [id])
  return found(profile, 'profile', id)
}

/** Throws ApiError 400 unless an id may name a user, which has no colon, or a collection, which has one. */
export function assertProfileId(id: string): void {
  if (!id.includes(':') || isCollectionId(id)) return
  throw new ApiError('validation', `${JSON.stringify(id)} is the id of no user and no collection`)
}

/** Returns profiles with the best bids on their collections. */
export async function shownProfiles(
  services: MarketplaceServices,
  records: readonly ProfileRecord[],
): Promise<Profile[]> {
  const bids = records.map((record) =>
    'collection' in record ? record.collection.bestBidOrder : undefined,
  )
  const shown = await shownOrders(
    services,
    bids.filter((bid) => bid !== undefined),
  )
  const byId = new Map(shown.map((order) => [order.id, order]))
  return records.map((record, index) => profileOf(record, byId.get(bids[index]?.id ?? '')))
}
