import type { CollectionIdParts } from '@mintline/core/identifiers'
import { sql } from 'kysely'
import { collectionKey } from '../../database/keys/index.ts'
import { someOf } from '../leaderboards/amounts.ts'
import type { Reader } from '../reader.ts'
import { floorsAt } from './floorsBetween.ts'
import { knownSum } from './knownSum.ts'
import { tradesBetween } from './tradesBetween.ts'
import type { Unit } from './unit.ts'

/** A collection's all-time statistics, with amounts in one unit. */
export interface GeneralStatistics {
  /** Highest price per copy; undefined = no sale with a known value. */
  readonly highestSale: string | undefined
  /** Undefined = no sale has a known value. */
  readonly volume: string | undefined
  /** Number of sales that the volume lacks; undefined = none. */
  readonly unpricedSales: number | undefined
  /** Undefined = nothing is for sale, or no rate is known. */
  readonly floorPrice: string | undefined
  /** Floor price times the number of items. */
  readonly marketCap: string | undefined
  readonly listed: number
  readonly items: number
  readonly owners: number
}

interface Counts {
  readonly listed: string
  readonly items: string
  readonly owners: string
  readonly marketCap: string | null
}

/** Returns a collection's statistics; undefined = unknown collection. */
export async function generalStatistics(
  reader: Reader,
  id: CollectionIdParts,
  unit: Unit,
  now: Date,
): Promise<GeneralStatistics | undefined> {
  const collection = collectionKey(id)
  const floors = await floorsAt(reader, [collection], [now], unit)
  const [floorPrice] = floors(collection)
  const { rows } = await sql<Counts>`
    select listed_count as listed, item_count as items, owner_count as owners,
      trim_scale(${floorPrice ?? null}::numeric * item_count) as "marketCap"
    from collections where id = ${collection}
  `.execute(reader)
  const [counts] = rows
  if (counts === undefined) return undefined
  const trades = await tradesBetween(reader, [collection], [new Date(0), now])
  const [sums] = trades(collection)
  const isUsd = unit === 'USD'
  return {
    highestSale: (isUsd ? sums?.highestUsd : sums?.highest) ?? undefined,
    volume: sums && knownSum(isUsd ? sums.volumeUsd : sums.volume, sums.sales),
    unpricedSales: someOf((isUsd ? sums?.unpricedUsd : sums?.unpriced) ?? 0),
    floorPrice,
    marketCap: counts.marketCap ?? undefined,
    listed: Number(counts.listed),
    items: Number(counts.items),
    owners: Number(counts.owners),
  }
}
