import type { ItemsSearchSort } from '@mintline/core/enumerations/indexer'
import type { Selectable } from 'kysely'
import type { Items } from '../../../src/database/tables.ts'
import {
  accountOf,
  collectionIdOf,
  currencyIdOf,
  itemIdOf,
} from '../../../src/read-model/ids/texts.ts'
import { isAmong } from './_search.ts'

/** An item filter, as in requests. */
export interface ItemFilter {
  readonly blockchains: string[]
  readonly collections: string[]
  readonly deleted: boolean
  readonly names: string[]
  readonly fullText: { text: string; fields?: string[] }
  readonly traits: { key: string; value?: string; values?: string[] }[]
  readonly traitRanges: { key: string; valueRange: { from?: number; to?: number } }[]
  readonly creators: string[]
  readonly owners: string[]
  readonly mintedAtFrom: string
  readonly mintedAtTo: string
  readonly lastUpdatedAtFrom: string
  readonly lastUpdatedAtTo: string
  readonly sellPriceFrom: number
  readonly sellPriceTo: number
  readonly sellCurrency: string
  readonly sellPlatforms: string[]
  readonly bidPriceFrom: number
  readonly bidPriceTo: number
  readonly bidCurrency: string
  readonly bidPlatforms: string[]
  readonly onSale: boolean
}

/** An item's row with its metadata document. */
export interface PlainItem extends Selectable<Items> {
  readonly document: unknown
}

/** Folds a text as searches do. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()

const traitsOf = ({ traits }: PlainItem) =>
  traits.map((trait) => trait.split('\u001f') as [string, string])

const NUMBER = /^-?\d+(?:\.\d+)?$/

/** Returns true if an item meets a filter, written as plainly as possible. */
export function isAskedFor(item: PlainItem, filter: Partial<ItemFilter>): boolean {
  return (
    isAmong(itemIdOf(item.id).split(':')[0] ?? '', filter.blockchains) &&
    isAmong(collectionIdOf(item.collection), filter.collections) &&
    item.deleted === (filter.deleted ?? false) &&
    isAmong(folded(item.name ?? '\0'), filter.names?.map(folded)) &&
    hasText(item, filter.fullText) &&
    hasTraits(item, filter) &&
    (filter.creators?.some((one) => item.creators.map(accountOf).includes(one)) ?? true) &&
    isAmong(item.single_owner ? accountOf(item.single_owner) : '', filter.owners) &&
    isWithin(item.minted_at, filter.mintedAtFrom, filter.mintedAtTo) &&
    isWithin(item.updated_at, filter.lastUpdatedAtFrom, filter.lastUpdatedAtTo) &&
    hasPrice(item, 'sell', filter) &&
    hasPrice(item, 'bid', filter) &&
    isAmong(item.sell_price !== null, filter.onSale === undefined ? undefined : [filter.onSale])
  )
}

const isWithin = (time: Date, from?: string, to?: string) =>
  (from === undefined || time >= new Date(from)) && (to === undefined || time <= new Date(to))

function hasText(item: PlainItem, fullText: ItemFilter['fullText'] | undefined): boolean {
  const words = folded(fullText?.text ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return true
  const { description } = (item.document ?? {}) as { description?: string }
  const texts: Record<string, string | null | undefined> = {
    NAME: item.name,
    DESCRIPTION: description,
    TRAIT_VALUE: traitsOf(item)
      .map(([, value]) => value)
      .join('\u001f'),
  }
  return (fullText?.fields ?? ['NAME']).some((field) => {
    const text = texts[field]
    return text !== null && text !== undefined && words.every((word) => hasWord(folded(text), word))
  })
}

/**
 * Returns true if a text contains a word anywhere; one or two Latin letters or digits only count at the start of a
 * word.
 */
export function hasWord(text: string, word: string): boolean {
  if (!/^[a-z0-9]{1,2}$/.test(word)) return text.includes(word)
  return text.split(/[^a-z0-9\u00c0-\u{10ffff}]/u).some((part) => part.startsWith(word))
}

function hasTraits(item: PlainItem, { traits = [], traitRanges = [] }: Partial<ItemFilter>) {
  const own = traitsOf(item)
  return (
    traits.every(({ key, value, values }) => {
      const asked = [...(value === undefined ? [] : [value]), ...(values ?? [])]
      const isAny = value === undefined && values === undefined
      return own.some(([name, one]) => name === key && (isAny || asked.includes(one)))
    }) &&
    traitRanges.every(({ key, valueRange: { from = -Infinity, to = Infinity } }) =>
      own.some(
        ([name, one]) =>
          name === key && NUMBER.test(one) && Number(one) >= from && Number(one) <= to,
      ),
    )
  )
}

/** A row's best order columns. */
export interface PricedRow {
  readonly sell_price: string | null
  readonly sell_usd: string | null
  readonly sell_currency: Buffer | null
  readonly sell_platform: string | null
}

/** Returns true if a row's best order meets the filter. */
export function hasPrice(row: PricedRow, side: 'sell' | 'bid', filter: Partial<ItemFilter>) {
  const column = (name: string) => Reflect.get(row, `${side}_${name}`) as string | null
  const currencyKey = Reflect.get(row, `${side}_currency`) as Buffer | null
  const { [`${side}PriceFrom` as const]: from, [`${side}PriceTo` as const]: to } = filter
  const { [`${side}Currency` as const]: currency, [`${side}Platforms` as const]: platforms } =
    filter
  const price = currency === undefined ? column('usd') : column('price')
  return (
    (currency === undefined || (currencyKey !== null && currencyIdOf(currencyKey) === currency)) &&
    (from === undefined || (price !== null && Number(price) >= from)) &&
    (to === undefined || (price !== null && Number(price) <= to)) &&
    isAmong(column('platform') ?? '', platforms)
  )
}

type Sortable = number | string | Buffer

/** Returns a row's sort keys: rows without a price come last. */
export function priceKeys(row: PricedRow, side: 'sell' | 'bid', isUp: boolean, isOne: boolean) {
  const price = Reflect.get(row, `${side}_price`) as string | null
  const usd = Reflect.get(row, `${side}_usd`) as string | null
  const currency = Reflect.get(row, `${side}_currency`) as Buffer | null
  if (isOne) return [Number(price)]
  const place = price === null ? 2 : usd === null ? 1 : 0
  return [isUp ? place : -place, Number(usd), currency ?? Buffer.alloc(0), Number(price)]
}

/** Returns an item's sort keys, and true if the lowest comes first. */
export function sortKeys(
  item: PlainItem,
  sort: ItemsSearchSort,
  filter: Partial<ItemFilter>,
  trait: { key: string; order?: string; type?: string },
): [Sortable[], boolean] {
  const orLast = (value: Sortable | null | undefined, isUp: boolean): Sortable[] => {
    const isMissing = value === null || value === undefined
    return [isMissing === isUp ? 1 : 0, value ?? 0]
  }
  const name = item.name === null ? null : Buffer.from(folded(item.name))
  switch (sort) {
    case 'LATEST':
      return [[], false]
    case 'EARLIEST':
      return [[], true]
    case 'RELEVANCE': {
      const { text = '', fields = ['NAME'] } = filter.fullText ?? {}
      const phrase = folded(text).trim()
      const isFirst =
        phrase !== '' && fields.includes('NAME') && folded(item.name ?? '\0').startsWith(phrase)
      return [[isFirst ? 1 : 0], false]
    }
    case 'RECENTLY_LISTED':
      return [orLast(item.listed_at?.getTime(), false), false]
    case 'OWNER_CHANGE_DATE':
      return [orLast(item.owner_changed_at?.getTime(), false), false]
    case 'NAME_ASC':
      return [orLast(name, true), true]
    case 'NAME_DESC':
      return [orLast(name, false), false]
    case 'LOWEST_SELL':
      return [priceKeys(item, 'sell', true, filter.sellCurrency !== undefined), true]
    case 'HIGHEST_SELL':
      return [priceKeys(item, 'sell', false, filter.sellCurrency !== undefined), false]
    case 'LOWEST_BID':
      return [priceKeys(item, 'bid', true, filter.bidCurrency !== undefined), true]
    case 'HIGHEST_BID':
      return [priceKeys(item, 'bid', false, filter.bidCurrency !== undefined), false]
    case 'TRAIT': {
      const [, value] = traitsOf(item).find(([key]) => key === trait.key) ?? []
      const isUp = trait.order !== 'DESC'
      if (trait.type !== 'NUMERIC') return [orLast(value && Buffer.from(value), isUp), isUp]
      return [orLast(value && NUMBER.test(value) ? Number(value) : null, isUp), isUp]
    }
  }
}

/** Compares two key lists, ascending. */
export function compareKeys(one: readonly Sortable[], other: readonly Sortable[]): number {
  for (const [index, key] of one.entries()) {
    const its = other[index] ?? 0
    const order =
      Buffer.isBuffer(key) && Buffer.isBuffer(its)
        ? Buffer.compare(key, its)
        : key < its
          ? -1
          : key > its
            ? 1
            : 0
    if (order !== 0) return order
  }
  return 0
}
