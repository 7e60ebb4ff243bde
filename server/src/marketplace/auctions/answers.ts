import { parseOwnershipId } from '@mintline/core/identifiers'
import {
  type AuctionRecord,
  auctionsOfItems,
  isOver,
} from '../../read-model/auctions/auctionStates.ts'
import { itemIdOf, ownershipIdOf } from '../../read-model/ids/texts.ts'
import type { ItemPlace } from '../../read-model/items/marketItemVersions.ts'
import type { AnswerSources } from '../currencies/answers.ts'
import { auctionOf } from './models.ts'
import { auctionsByOwnerships } from './read.ts'
import type { Auction } from './schemas.ts'

/** An auction that is not over, with the owner's key. */
export interface OpenAuction {
  readonly owner: Buffer
  readonly auction: Auction
}

/** Reads ownerships' auctions that are not over, and returns a lookup by ownership id. */
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

/** Reads items' auctions that are not over, and returns a lookup by item id: an item has one auction at a time. */
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
