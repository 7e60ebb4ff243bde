import { type RawBuilder, sql } from 'kysely'
import type { PagedList, SortKey, SortKind, SortValue } from '../../database/page/pagedList.ts'
import type { PriceColumns } from './priceFilter.ts'

/** Part of an order of rows, in which they have the same leading sort keys. */
export interface SortSection {
  readonly leading: readonly SortValue[]
  /** Values of the first sort keys in the last row; undefined = not known. */
  readonly last?: readonly SortValue[]
  /** Values of the other keys. */
  readonly values: readonly RawBuilder<unknown>[]
  /** The last change by which rows with the same values are sorted. Default: that of the row. */
  readonly changedAt?: RawBuilder<Date>
  /** The id by which those of the same last change are sorted, as another table has it. Default: that of the row. */
  readonly id?: RawBuilder<Buffer>
  /** Condition of the rows in the words of an index that has them in their order. */
  readonly where: RawBuilder<boolean>
  /** Condition of the rows that no index has; undefined = there is none. */
  readonly filter?: RawBuilder<boolean>
  /** The condition in words by which an index finds the rows, in no order; undefined = none does. */
  readonly seed?: RawBuilder<boolean>
  /** True if no more than a few rows can meet the seed. Default: they are counted. */
  readonly isFew?: boolean
  /** Query of rows with the same ids, which the values are taken from as of the table `beside`; undefined = of none. */
  readonly beside?: RawBuilder<{ readonly id: Buffer }>
}

/** An order of rows, before that of their last change and of their ids. */
export interface SortOrder {
  readonly name: string
  readonly direction: PagedList['direction']
  readonly keys: readonly SortKey[]
  readonly sections: readonly SortSection[]
}

const SECTION: SortKey = { column: 'found.section', kind: 'integer' }

/** Order of the last change alone. */
export const byChange = (name: string, direction: PagedList['direction']): SortOrder => ({
  name,
  direction,
  keys: [],
  sections: [{ leading: [], values: [], where: sql`true` }],
})

/**
 * Order of rows that meet a condition before those that do not.
 *
 * @param seed - the condition in words by which an index finds rows; undefined = none does
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

/** Values that stand for none; rows without one are in a section of their own. */
const NONE = {
  time: new Date(0),
  decimal: '0',
  text: '',
  bytes: Buffer.of(0),
  integer: 0n,
} satisfies Partial<Record<SortKind, SortValue>>

/**
 * Order of a value; rows without one come last.
 *
 * @param isKnown - condition that there is one, in the words of the index
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
    keys: [SECTION, { column: 'found.value', kind }],
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
 * Order of the best listing or bid: by price in US dollars, then without a rate by currency and price, and without one
 * last.
 *
 * @param isOneCurrency - true if all are in one currency, so that no rate decides on their order
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

/** Columns of the keys of an order, in a section of it, under the names of the keys. */
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
