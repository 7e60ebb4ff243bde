import { parseOwnershipId } from '@mintline/core/identifiers'
import type { AuctionRecord } from '../../read-model/auctions/auctionRecord.ts'
import { isOver } from '../../read-model/auctions/auctionStates.ts'
import { auctionsByOwnerships } from '../../read-model/auctions/auctionsByOwnerships.ts'
import { auctionsOfItems } from '../../read-model/auctions/auctionsOfItems.ts'
import { itemIdOf, ownershipIdOf } from '../../read-model/ids/texts.ts'
import type { ItemPlace } from '../../read-model/items/itemPlace.ts'
import { auctionOf } from '../models/auction.ts'
import type { Auction } from '../schemas/auctions.ts'
import type { AnswerSources } from './knownCurrencies.ts'

/** An auction that is not over, and the key of the owner who holds it. */
export interface OpenAuction {
  readonly owner: Buffer
  readonly auction: Auction
}

/** Auctions of ownerships that are not over, by the ids of these. */
export async function openAuctions(
  { reader, now, orders }: AnswerSources,
  ids: readonly string[],
): Promise<(ownershipId: string) => Auction | undefined> {
  const auctions = await auctionsByOwnerships(reader, ids.map(parseOwnershipId))
  const open = openOf([...auctions.values()], now(), orders.limits)
  const byOwnership = new Map(
    open.map(({ item, owner, auction }) => [ownershipIdOf(item, owner), auction]),
  )
  return (id) => byOwnership.get(id)
}

/** Auctions of items that are not over, by the ids of these: an item has one at a time. */
export async function openAuctionsOfItems(
  { reader, now, orders }: AnswerSources,
  items: readonly ItemPlace[],
): Promise<(itemId: string) => OpenAuction | undefined> {
  const open = openOf(await auctionsOfItems(reader, items), now(), orders.limits)
  const byItem = new Map(open.map((each) => [itemIdOf(each.item), each]))
  return (id) => byItem.get(id)
}

const openOf = (
  auctions: readonly AuctionRecord[],
  now: Date,
  { auctionStepBasisPoints }: AnswerSources['orders']['limits'],
) =>
  auctions
    .filter((auction) => !isOver(auction, now))
    .map((auction) => ({
      item: auction.item,
      owner: auction.owner,
      auction: auctionOf(auction, now, auctionStepBasisPoints),
    }))
