import type { OwnershipParts } from '@mintline/core/identifiers'
import { sql } from 'kysely'
import { ownershipIdOf } from '../ids/texts.ts'
import { keysOf } from '../ownerships/ownershipsByIds.ts'
import type { OwnershipKeys } from '../ownerships/ownershipsByKeys.ts'
import type { Reader } from '../reader.ts'
import { type AuctionRecord, auctionRecord, selectAuctions } from './auctionRecord.ts'

/** Returns auctions by ownership id; ownerships without one are left out. */
export async function auctionsByOwnerships(
  reader: Reader,
  ids: readonly OwnershipParts[],
): Promise<ReadonlyMap<string, AuctionRecord>> {
  if (ids.length === 0) return new Map()
  const keys = ids.map(keysOf)
  const [items, owners] = [keys.map(({ item }) => item), keys.map(({ owner }) => owner)]
  const asked = sql<OwnershipKeys>`unnest(${items}::bytea[], ${owners}::bytea[])`
  const rows = await selectAuctions(reader)
    .innerJoin(asked.as<'asked'>(sql`asked (item, owner)`), (join) =>
      join.onRef('asked.item', '=', 'auctions.item').onRef('asked.owner', '=', 'auctions.owner'),
    )
    .execute()
  return new Map(rows.map((row) => [ownershipIdOf(row.item, row.owner), auctionRecord(row)]))
}
