import type { LeaderboardPeriod } from '@mintline/core/enumerations/indexer'
import type { CurrencyParts } from '@mintline/core/identifiers'
import { type RawBuilder, sql } from 'kysely'
import { isInCoins } from '../../database/coins.ts'
import { currencyKey } from '../../database/keys/index.ts'
import { isListed, isVerified } from '../moderation/conditions.ts'
import { type NumberRange, rangeConditions } from '../search/priceFilter.ts'

/** Unit for amounts: US dollars, the blockchain's coin, or one currency. */
export type AmountUnit = 'USD' | 'COINS' | CurrencyParts

/** Search conditions that only the marketplace has; undefined = any. */
export interface MarketCollections {
  readonly isVerified?: boolean | undefined
  /** True for collections where an item has several copies. */
  readonly isMultiple?: boolean | undefined
  /** Tags, any of which a collection has to have. Tags set by the owner replace those in the metadata. */
  readonly tags?: readonly string[] | undefined
  /** Number of items. */
  readonly size: NumberRange
  readonly floor: NumberRange & { readonly unit: AmountUnit }
  /** Total sales in a period. */
  readonly volume: NumberRange & {
    readonly unit: 'USD' | 'COINS'
    readonly period: LeaderboardPeriod
  }
}

type Condition = RawBuilder<boolean>

/** Condition that items in a collection have several copies. */
export const isMultiple = sql<boolean>`(collections.type = 'ERC1155')`

/** Builds the marketplace's conditions, all of which have to be met. Unlisted collections never match. */
export function marketConditions(search: MarketCollections): Condition[] {
  const { tags, floor, volume } = search
  const id = sql.ref('collections.id')
  return [
    isListed(id),
    ...(search.isVerified ? [isVerified(id)] : []),
    ...(search.isMultiple === undefined ? [] : [isMultipleOrNot(search.isMultiple)]),
    ...(tags ? [sql<boolean>`${TAGS} && ${[...tags]}::text[]`] : []),
    ...rangeConditions(sql.ref('collections.item_count'), search.size),
    ...floorConditions(floor),
    ...rangeConditions(volumeIn(volume), volume),
  ]
}

const isMultipleOrNot = (is: boolean): Condition => (is ? isMultiple : sql`not ${isMultiple}`)

/** Tags as API version 4 shows them. */
const TAGS = sql`coalesce(
  (select collection_settings.tags from collection_settings where collection_settings.collection = collections.id),
  array(select jsonb_path_query(collections.metadata, '$.tags[*]') #>> '{}'))`

function floorConditions({ unit, ...range }: MarketCollections['floor']): Condition[] {
  const price = sql.ref('collections.floor_price')
  if (unit === 'USD') return rangeConditions(sql.ref('collections.floor_usd'), range)
  if (unit !== 'COINS') {
    return [
      sql`collections.floor_currency = ${currencyKey(unit)}`,
      ...rangeConditions(price, range),
    ]
  }
  const conditions = rangeConditions(price, range)
  const isShown = isInCoins(sql.ref('collections.chain'), sql.ref('collections.floor_currency'))
  return conditions.length === 0 ? [] : [isShown, ...conditions]
}

/** Reads the volume from the board: zero for collections newer than the board, null if no sale has a rate. */
const volumeIn = ({ unit, period }: MarketCollections['volume']) => sql`(
  select case when count(*) = 0 then 0 else max(${unit === 'USD' ? sql`leaderboards.volume_usd` : sql`leaderboards.volume`}) end
  from leaderboards
  where leaderboards.period = ${period} and leaderboards.source = 'ALL'
    and leaderboards.collection = collections.id)`
