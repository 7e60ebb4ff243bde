import type { AnalyticsPeriod, LeaderboardSort } from '@mintline/core/enumerations/indexer'
import { collectionKey } from '../../src/database/keys/index.ts'
import type { MarketSums } from '../../src/read-model/analytics/tradesBetween.ts'
import { marketSums } from '../ingest/_sales.ts'
import { type BoardFixture, idOf, LENGTHS, NOW } from './_board.ts'

/** Digits in the fixed-point form of decimals: more than any price has. */
const SCALE = 60
export function exact(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.padEnd(SCALE, '0'))
}

/** Returns the change in percent, to 4 decimals, as in long division. */
function percent(before: string | null | undefined, now: string | null | undefined) {
  if (before == null || now == null || exact(before) === 0n) return undefined
  const tenThousandths = (exact(now) - exact(before)) * 1_000_000n
  const size = tenThousandths < 0n ? -tenThousandths : tenThousandths
  const rounded = (size + exact(before) / 2n) / exact(before)
  const text = `${rounded / 10_000n}.${String(rounded % 10_000n).padStart(4, '0')}`
  return `${tenThousandths < 0n && rounded > 0n ? '-' : ''}${text.replace(/\.?0+$/, '')}`
}

/** Returns a sum as it is shown: 0 without sales, and undefined if no sale has a rate. */
export const knownSum = (sums: MarketSums, kind: 'volume' | 'volumeUsd') =>
  sums.sales === 0 ? '0' : (sums[kind] ?? undefined)

/** Returns the difference for rankings, where unknown counts as 0. */
export const differenceOf = (one = '0', other = '0'): bigint => exact(one) - exact(other)

/** A collection on a board, summed sale by sale. */
export interface Expected {
  readonly id: string
  readonly key: Buffer
  readonly sums: MarketSums
  readonly volume: string | undefined
  readonly volumeUsd: string | undefined
  readonly values: Readonly<Record<LeaderboardSort, readonly (string | undefined)[]>>
  readonly floorChange: string | undefined
}

/** Returns a collection's values on a period's board. */
export function expectedOf(
  { collection, columns, floors, sales }: BoardFixture,
  period: AnalyticsPeriod,
): Expected {
  const now = NOW.getTime()
  const between = (from: number, to: number) =>
    marketSums(sales.filter(({ block: { time } }) => time.getTime() >= from && time.getTime() < to))
  const length = LENGTHS[period]
  const sums = between(now - length, now)
  const before = period === 'ALL' ? marketSums([]) : between(now - 2 * length, now - length)
  const floorAt = (time: number) => floors.filter(({ at }) => at.getTime() <= time).at(-1)?.price
  const floorChange = period === 'ALL' ? undefined : percent(floorAt(now - length), floorAt(now))
  const volume = knownSum(sums, 'volume')
  const volumeUsd = knownSum(sums, 'volumeUsd')
  const change = percent(before.volumeUsd, volumeUsd) ?? percent(before.volume, volume)
  const { floor_usd: floorUsd, floor_price: floor } = columns
  return {
    id: idOf(collection),
    key: collectionKey(collection),
    sums,
    volume,
    volumeUsd,
    floorChange,
    values: {
      VOLUME: [volumeUsd ?? '0', volume ?? '0'],
      VOLUME_CHANGE: [change],
      FLOOR: [text(floorUsd), text(floor)],
      FLOOR_CHANGE: [floorChange],
      SALES: [String(sums.sales)],
      SALES_CHANGE: [percent(String(before.sales), String(sums.sales))],
      LISTED: [text(columns.listed_count)],
      OWNERS: [text(columns.owner_count)],
    },
  }
}

/** Points in a history. */
const POINTS = 25

/** Returns a floor price history on a period's board, change by change. */
export function historyOf({ floors }: BoardFixture, period: AnalyticsPeriod) {
  const now = NOW.getTime()
  const changes = floors.map(({ at, price }) => ({ at: at.getTime(), price }))
  const begin = period === 'ALL' ? (changes[0]?.at ?? now) : now - LENGTHS[period]
  if (begin >= now) return { timestamps: [], values: [] }
  const times = Array.from({ length: POINTS }, (_, index) => {
    const left = POINTS - 1 - index
    return now - Math.round(((now - begin) * left) / (POINTS - 1))
  })
  const points = times.flatMap((time, index) => {
    const end = times[index + 1] ?? time + 1
    const known = [
      changes.findLast(({ at }) => at <= time),
      ...changes.filter(({ at }) => at > time && at < end),
    ]
    const [lowest] = known
      .flatMap((change) => change?.price ?? [])
      .sort((one, other) => Number(exact(one) - exact(other)))
    return lowest === undefined ? [] : [{ time, lowest }]
  })
  return {
    timestamps: points.map(({ time }) => time),
    values: points.map(({ lowest }) => lowest),
  }
}

const text = (value: unknown): string | undefined => (value == null ? undefined : String(value))

/** Sorts collections like a board: unknown values last, ties by key. */
export function sortedBy(
  all: readonly Expected[],
  sort: LeaderboardSort,
  direction: 'ASC' | 'DESC',
): Expected[] {
  const sign = direction === 'ASC' ? 1 : -1
  const compare = (one: Expected, other: Expected): number => {
    for (const [index, value] of one.values[sort].entries()) {
      const against = other.values[sort][index]
      if (value === undefined && against === undefined) continue
      if (value === undefined) return 1
      if (against === undefined) return -1
      const difference = exactOf(value) - exactOf(against)
      if (difference !== 0n) return difference > 0n ? sign : -sign
      // The dollar price alone decides.
      if (sort === 'FLOOR' && index === 0) break
    }
    return sign * Buffer.compare(one.key, other.key)
  }
  return [...all].sort(compare)
}

const exactOf = (value: string): bigint =>
  value.startsWith('-') ? -exact(value.slice(1)) : exact(value)
