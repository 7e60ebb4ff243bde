import type { OwnershipParts } from '@mintline/core/identifiers'
import type { Kysely } from 'kysely'
import { lockCollections } from '../database/counts/lockCollections.ts'
import type { DB } from '../database/tables.ts'
import { AUCTION_STATES, auctionStateOf } from '../read-model/auctions/auctionStates.ts'
import { auctionsOfItems } from '../read-model/auctions/auctionsOfItems.ts'
import { lockUser } from '../users/lockUser.ts'
import type { Outcome } from './outcome.ts'
import { ownOwnership } from './ownOwnership.ts'

/** A user, and the ownership whose auction is to be deleted. */
export interface AuctionDeletion {
  readonly userId: string
  readonly ownership: OwnershipParts
  readonly now: Date
}

/** Outcome of deleting an auction; only `DELETED` means success. `NO_AUCTION` = there is none. */
export type AuctionDeletionOutcome =
  | Exclude<Outcome, 'DONE'>
  | 'NO_AUCTION'
  | 'DELETED'
  | 'OFFER_FOR_AUCTION_EXISTS'

/**
 * Deletes the auction for an ownership that one of the user's wallets holds, unless somebody has bid.
 *
 * @throws `USER_GONE` if the user has been deleted
 */
export function deleteAuction(
  writer: Kysely<DB>,
  { userId, ownership, now }: AuctionDeletion,
): Promise<AuctionDeletionOutcome> {
  return writer.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId)
    const place = await ownOwnership(transaction, userId, ownership)
    if (typeof place === 'string') return place
    await lockCollections(transaction, [place.collection])
    const auctions = await auctionsOfItems(transaction, [place])
    const auction = auctions.find(({ owner }) => owner.equals(place.owner))
    if (auction === undefined) return 'NO_AUCTION'
    if (AUCTION_STATES[auctionStateOf(auction, now)].delete === undefined) {
      return 'OFFER_FOR_AUCTION_EXISTS'
    }
    await transaction
      .deleteFrom('auctions')
      .where('item', '=', place.item)
      .where('owner', '=', place.owner)
      .where('collection', '=', place.collection)
      .execute()
    return 'DELETED'
  })
}
