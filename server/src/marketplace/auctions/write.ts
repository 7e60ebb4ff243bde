import { randomUUID } from 'node:crypto'
import type { AuctionCreateResult } from '@mintline/core/enumerations/marketplace'
import type { OwnershipParts } from '@mintline/core/identifiers'
import type { Kysely, Transaction } from 'kysely'
import { lockCollections } from '../../database/counts/lockCollections.ts'
import type { DB } from '../../database/tables.ts'
import { ServerError } from '../../errors/serverError.ts'
import {
  AUCTION_STATES,
  auctionStateOf,
  auctionsOfItems,
} from '../../read-model/auctions/auctionStates.ts'
import { baseUnitsOf } from '../../read-model/baseUnits.ts'
import { ownOwnership, type PlacedOwnership } from '../../social/ownOwnership.ts'
import type { Outcome } from '../../social/toggles.ts'
import { lockUser } from '../../users/lockUsers.ts'
import { type BidCurrency, bidCurrency } from './read.ts'

/** An auction that a user wants to hold for an ownership. */
interface AuctionInput {
  readonly userId: string
  readonly ownership: OwnershipParts
  /** As the user wrote it. */
  readonly currency: string
  /** Minimum first bid, in whole units. */
  readonly minPrice: number
  readonly start: Date
  readonly end: Date
  readonly now: Date
}

/** Outcome of creating an auction; only `CREATED` means success. */
type AuctionOutcome =
  | Exclude<Outcome, 'DONE'>
  | AuctionCreateResult
  | 'AUCTION_COULD_BE_CREATED_FOR_ERC721_ONLY'

/**
 * Puts an item up for auction, if one of the user's wallets holds it. Replaces an auction that is over.
 *
 * @throws `AUCTION_INVALID` if it would be over at once, or has no price; `USER_GONE` if the user has been deleted
 */
export function createAuction(writer: Kysely<DB>, input: AuctionInput): Promise<AuctionOutcome> {
  const { userId, ownership, start, end, now } = input
  return writer.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId)
    const place = await ownOwnership(transaction, userId, ownership)
    if (typeof place === 'string') return place
    if (start >= end) return 'START_DATE_MUST_BE_BEFORE_END_DATE'
    if (end <= now) throw invalid('endDate', 'must be in the future')
    const currency = await bidCurrency(transaction, ownership.blockchain, input.currency)
    if (currency === undefined) return 'INCORRECT_CURRENCY'
    const minValue = baseUnitsOf(input.minPrice, currency.decimals)
    if (minValue === undefined || minValue <= 0n) {
      throw invalid('minPrice', `must be above 0, with ${currency.decimals} decimals at most`)
    }
    // Bids take this lock too: it serializes changes to a collection's auctions.
    await lockCollections(transaction, [place.collection])
    if (!(await isSingle(transaction, place))) return 'AUCTION_COULD_BE_CREATED_FOR_ERC721_ONLY'
    const [known] = await auctionsOfItems(transaction, [place])
    if (AUCTION_STATES[auctionStateOf(known, now)].create === undefined) {
      return 'AUCTION_FOR_ITEM_EXISTS'
    }
    if (known)
      await transaction.deleteFrom('auction_bids').where('auction', '=', known.id).execute()
    await write(transaction, place, { ...input, currency, minValue })
    return 'CREATED'
  })
}

const invalid = (field: string, rule: string) => new ServerError('AUCTION_INVALID', { field, rule })

/** Returns true if an item exists only once. */
async function isSingle(
  transaction: Transaction<DB>,
  { collection }: PlacedOwnership,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('collections')
    .select('type')
    .where('id', '=', collection)
    .executeTakeFirst()
  return row?.type === 'ERC721'
}

interface NewAuction extends Pick<AuctionInput, 'start' | 'end' | 'now'> {
  readonly currency: BidCurrency
  readonly minValue: bigint
}

async function write(
  transaction: Transaction<DB>,
  place: PlacedOwnership,
  { currency, minValue, start, end, now }: NewAuction,
): Promise<void> {
  const columns = {
    id: randomUUID(),
    currency: currency.key,
    decimals: currency.decimals,
    min_value: String(minValue),
    start_at: start,
    end_at: end,
    first_end_at: end,
    updated_at: now,
  }
  await transaction
    .insertInto('auctions')
    .values({ ...place, ...columns })
    .onConflict((conflict) =>
      conflict.columns(['item', 'owner', 'collection']).doUpdateSet(columns),
    )
    .execute()
}

/** A user, and the ownership whose auction is to be deleted. */
interface AuctionDeletion {
  readonly userId: string
  readonly ownership: OwnershipParts
  readonly now: Date
}

/** Outcome of deleting an auction; only `DELETED` means success. `NO_AUCTION` = there is none. */
type AuctionDeletionOutcome =
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
