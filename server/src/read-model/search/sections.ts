import { type RawBuilder, sql } from 'kysely'
import type { PagedList, SortKey, SortKind, SortValue } from '../../database/page/pagedList.ts'
import type { PriceColumns } from './priceFilter.ts'

/** Part of a sort order, with the same leading sort keys for all rows. */
export interface SortSection {
  readonly leading: readonly SortValue[]
  /** Values of the leading sort keys in the last row; undefined = unknown. */
  readonly last?: readonly SortValue[]
  /** Values for the other keys. */
  readonly values: readonly RawBuilder<unknown>[]
  /** The last change, which sorts rows with equal values. Default: the row's own. */
  readonly changedAt?: RawBuilder<Date>
  /** The id, which sorts rows with equal last changes, as a column in another table. Default: the row's own. */
  readonly id?: RawBuilder<Buffer>
  /** Condition worded for the index that has the rows in sort order. */
  readonly where: RawBuilder<boolean>
  /** Condition that no index has; undefined = none. */
  readonly filter?: RawBuilder<boolean>
  /** The condition worded for an unordered index; undefined = no such index. */
  readonly seed?: RawBuilder<boolean>
  /** True if only a few rows can match the seed. Default: rows are counted. */
  readonly isSmallResult?: boolean
  /** The next page's start if a page that ends this section may look at no more; undefined = it goes on. */
  readonly end?: readonly SortValue[]
  /** Query that is joined by id as the table `beside`, and supplies the values; undefined = none. */
  readonly beside?: RawBuilder<{ readonly id: Buffer }>
}

/** A sort order, applied before the last change and the id. */
export interface SortOrder {
  readonly name: string
  readonly direction: PagedList['direction']
  readonly keys: readonly SortKey[]
  readonly sections: readonly SortSection[]
  /**
   * Returns the sections from a page's start on, for orders that no index has: with many rows, they replace `sections`,
   * which sort all of them. Undefined = `sections` walk indexes.
   */
  readonly walk?: (after: readonly SortValue[] | undefined) => Promise<readonly SortSection[]>
}

const SECTION: SortKey = { column: 'found.section', kind: 'integer' }

/** Sorts by the last change only. */
export const byChange = (name: string, direction: PagedList['direction']): SortOrder => ({
  name,
  direction,
  keys: [],
  sections: [{ leading: [], values: [], where: sql`true` }],
})

/**
 * Sorts rows that meet a condition before all others.
 *
 * @param seed - the condition worded for an unordered index; undefined = no such index
 */
export const byCondition = (
  name: string,
  condition: RawBuilder<boolean>,
  seed?: RawBuilder<boolean>,
): SortOrder => ({
  name,
  direction: 'desc',
  keys: [SECTION],
  sections: [
    { leading: [1n], values: [], where: sql`true`, filter: condition, ...(seed && { seed }) },
    { leading: [0n], values: [], where: sql`true`, filter: sql`(${condition}) is not true` },
  ],
})

/** Placeholders for missing values; rows without a value are in their own section. */
export const NONE = {
  time: new Date(0),
  decimal: '0',
  text: '',
  bytes: Buffer.of(0),
  integer: 0n,
} satisfies Partial<Record<SortKind, SortValue>>

/**
 * Sorts by a value; rows without one come last.
 *
 * @param isKnown - condition that a value exists, worded like the index
 */
export function byValue(
  name: string,
  direction: PagedList['direction'],
  kind: keyof typeof NONE,
  value: RawBuilder<unknown>,
  isKnown: RawBuilder<boolean> = sql`${value} is not null`,
): SortOrder {
  const [first, last] = direction === 'asc' ? [0n, 1n] : [1n, 0n]
  return {
    name,
    direction,
    keys: [SECTION, { column: 'found.sort_value', kind }],
    sections: [
      { leading: [first], values: [value], where: isKnown },
      {
        leading: [last, NONE[kind]],
        values: [],
        where: sql`true`,
        filter: sql`not (${isKnown})`,
      },
    ],
  }
}

const CURRENCY: SortKey = { column: 'found.currency', kind: 'bytes' }
const PRICE: SortKey = { column: 'found.price', kind: 'decimal' }

/**
 * Sorts by the best listing or bid: first by price in US dollars, then, without a rate, by currency and price. Rows
 * without a price come last.
 *
 * @param isOneCurrency - true if all are in one currency, so that their order needs no rate
 */
export function byPrice(
  name: string,
  direction: PagedList['direction'],
  columns: PriceColumns,
  isOneCurrency: boolean,
): SortOrder {
  const [usd, currency, price] = ['usd', 'currency', 'price'].map((column) =>
    sql.ref(`${columns}_${column}`),
  ) as [RawBuilder<unknown>, RawBuilder<unknown>, RawBuilder<unknown>]
  const isPriced = sql<boolean>`${price} is not null`
  if (isOneCurrency) {
    return {
      name: `${name}.price`,
      direction,
      keys: [PRICE],
      sections: [{ leading: [], values: [price], where: isPriced }],
    }
  }
  const [first, second, last] = direction === 'asc' ? [0n, 1n, 2n] : [2n, 1n, 0n]
  return {
    name,
    direction,
    keys: [SECTION, { column: 'found.usd', kind: 'decimal' }, CURRENCY, PRICE],
    sections: [
      { leading: [first], values: [usd, currency, price], where: sql`${usd} is not null` },
      {
        leading: [second, NONE.decimal],
        values: [currency, price],
        where: sql`${isPriced} and ${usd} is null`,
      },
      {
        leading: [last, NONE.decimal, NONE.bytes, NONE.decimal],
        values: [],
        where: sql`true`,
        filter: sql`${price} is null`,
      },
    ],
  }
}

const TYPES: Readonly<Record<SortKind, string>> = {
  time: 'timestamptz',
  bytes: 'bytea',
  integer: 'bigint',
  decimal: 'numeric',
  text: 'text',
  uuid: 'uuid',
}

/** Returns a section's sort columns, named after the sort keys. */
export function sortColumns({ keys }: SortOrder, { leading, values }: SortSection) {
  const fixed = leading.map((value, index) => {
    const type = TYPES[keys[index]?.kind ?? 'bytes']
    return sql`${value}::${sql.raw(type)}`
  })
  return [...fixed, ...values].map((value, index) => {
    const { column = '' } = keys[index] ?? {}
    return value.as(column.slice(column.lastIndexOf('.') + 1))
  })
}
