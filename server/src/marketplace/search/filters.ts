import type { OwnershipStatus } from '@mintline/core/enumerations/marketplace'
import {
  type CollectionIdParts,
  type CurrencyParts,
  formatCollectionId,
  formatCurrencyId,
} from '@mintline/core/identifiers'
import { BLOCKCHAINS, type Blockchain } from '@mintline/core/networks'
import type { Offer, OfferSearch } from '../../read-model/auctions/offers.ts'
import type { TraitCondition, TraitRange } from '../../read-model/items/search/itemSearch.ts'
import type { PriceFilter } from '../../read-model/search/priceFilter.ts'
import type { CurrencyRate, ShowcaseListedFilter, TraitFilter } from '../items/searchSchemas.ts'

/**
 * Returns the blockchains to search; undefined = all. Leaves out those whose showcased listings alone are requested:
 * nothing is showcased here.
 */
export function blockchainsFor(
  asked: readonly Blockchain[] | undefined,
  shown: ShowcaseListedFilter | undefined,
): readonly Blockchain[] | undefined {
  if (!shown?.showcaseListedOnly) return asked
  const left: readonly string[] = shown.blockchains
  return (asked ?? BLOCKCHAINS).filter((name) => !left.includes(name))
}

/** Groups items by collection, in collection order. Leaves out collections without items. */
export function byCollection<Item>(
  collections: readonly CollectionIdParts[],
  items: readonly Item[],
  collectionOf: (item: Item) => string,
): { collectionId: string; items: Item[] }[] {
  return [...new Set(collections.map(formatCollectionId))].flatMap((collectionId) => {
    const own = items.filter((item) => collectionOf(item) === collectionId)
    return own.length === 0 ? [] : [{ collectionId, items: own }]
  })
}

/** Statuses that exist here. */
const OFFERS: readonly Offer[] = ['AUCTION', 'FIXED_PRICE', 'NOT_FOR_SALE']

/** Returns the offers for some statuses; undefined = any. */
export function offersFor(
  statuses: readonly OwnershipStatus[] | undefined,
  now: Date,
): OfferSearch | undefined {
  const offers = OFFERS.filter((offer) => statuses?.includes(offer) ?? true)
  return offers.length === OFFERS.length ? undefined : { offers, now }
}

/** Splits trait filters by kind: with one of several values or any value, and with a number in a range. */
export const traitsFor = (
  filters: readonly TraitFilter[] = [],
): { readonly traits: TraitCondition[]; readonly traitRanges: TraitRange[] } => ({
  traits: filters.filter(({ values, range }) => values !== undefined || range === undefined),
  traitRanges: filters.flatMap(({ key, range }) => (range ? [{ key, valueRange: range }] : [])),
})

/** Price fields in a filter. */
interface PriceFields {
  readonly minPrice?: number
  readonly maxPrice?: number
  readonly currency?: CurrencyParts
  readonly currencyRates?: readonly CurrencyRate[]
}

/**
 * Returns a filter's listing prices: in one currency, or in all currencies with a rate. With rates, prices and range
 * are compared in the rates' unit.
 */
export function sellRange({
  minPrice,
  maxPrice,
  currency,
  currencyRates: rates,
}: PriceFields): PriceFilter {
  const range = { from: minPrice, to: maxPrice }
  if (rates === undefined) return { ...range, currency }
  const unit = currency === undefined ? 1 : rateOf(currency, rates)
  // A currency without a rate cannot be compared with others.
  if (unit === undefined) return { ...range, currency }
  const inUnit = (price: number | undefined) => (price === undefined ? undefined : price * unit)
  const isRanged = minPrice !== undefined || maxPrice !== undefined
  return isRanged ? { from: inUnit(minPrice), to: inUnit(maxPrice), rates } : { currency }
}

function rateOf(currency: CurrencyParts, rates: readonly CurrencyRate[]): number | undefined {
  const id = formatCurrencyId(currency)
  return rates.find((each) => formatCurrencyId(each.id) === id)?.rate
}
