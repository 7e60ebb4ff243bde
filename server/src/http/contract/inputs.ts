import type { AnalyticsPeriod } from '@mintline/core/enumerations/indexer'
import type {
  CollectionIdParts,
  CurrencyParts,
  ItemParts,
  OwnershipParts,
  Prefixed,
} from '@mintline/core/identifiers'
import type { Blockchain, LayerOne } from '@mintline/core/networks'
import { type TSchema, type TUnsafe, Type } from 'typebox'
import { defaulting } from './model.ts'
import * as texts from './primitives.ts'

/** Address of a user, which is the same on all blockchains of a group. */
export interface GroupAddress {
  readonly group: LayerOne
  /** In the normal form of the group. */
  readonly address: string
}

/** A range of time. A period ends at `to`, or now, unless `from` says where it begins. */
export interface TimeFilters {
  readonly period?: AnalyticsPeriod
  readonly from?: Date
  readonly to?: Date
}

/** Values of requests that are parsed at the edge, by the names under which schemas ask for it. */
export interface ParsedInputs {
  readonly Address: GroupAddress
  readonly CollectionId: CollectionIdParts
  readonly ItemId: ItemParts
  readonly OwnershipId: OwnershipParts
  readonly OrderId: Prefixed
  readonly CurrencyId: CurrencyParts
  /** Id of a user, or a wallet with its group of blockchains in its normal form: one of the user's. */
  readonly UserId: string
  /** The same, where a wallet stands for itself. */
  readonly OwnerId: string
  readonly Date: Date
  readonly Filters: TimeFilters
  /** Those that are supported: of the others, nothing is known. */
  readonly Blockchains: Blockchain[]
}

/** Schema of a value that the handler gets parsed. */
export function parsed<Kind extends keyof ParsedInputs>(
  kind: Kind,
  schema: TSchema,
): TUnsafe<ParsedInputs[Kind]> {
  return Type.Unsafe({ ...schema, 'x-parsed': kind })
}

export const AddressInput = parsed('Address', texts.Address)
export const CollectionIdInput = parsed('CollectionId', texts.CollectionId)
export const ItemIdInput = parsed('ItemId', texts.ItemId)
export const OwnershipIdInput = parsed('OwnershipId', texts.OwnershipId)
export const OrderIdInput = parsed('OrderId', texts.OrderId)
export const CurrencyIdInput = parsed('CurrencyId', texts.CurrencyId)

export const DateInput = parsed('Date', { type: 'string', format: 'date-time' })

/** Range of a graph. */
export const FiltersInput = parsed('Filters', {
  type: 'string',
  description:
    'Range of time: `key=value`, several joined by `;`, each key once. `period` is MIN5, MIN30, H1, H6, D1, D7, D30, ' +
    'D180, D365 or ALL; `from`, which is included, and `to`, which is not, are times such as ' +
    '`2026-01-31T12:00:00.000Z`. A period ends at `to`, or now, unless `from` says where it begins; beside both it is ' +
    'refused, as is ALL beside `from`. Of later times than now nothing is known. Values are of steps of one length, ' +
    'from the end of the range back: the shortest period of which the range has 60 at most',
  examples: ['period=D7', 'period=D1;to=2026-01-31T00:00:00Z'],
})

/** Ids of a request by ids. */
export function idsOf<Schema extends TSchema>(id: Schema) {
  return Type.Array(id, { maxItems: 1000 })
}

/** Conditions of a request that have no index of their own: each is checked in every row that the others find. */
export function conditionsOf<Schema extends TSchema>(
  condition: Schema,
  options: { readonly minItems?: number } = {},
) {
  return Type.Array(condition, { ...options, maxItems: 50 })
}

/** Largest page. */
const MAX_SIZE = 1000

/** Rule of the size of a page: a larger number is the largest. */
export function mostOnPage(most: number) {
  const largest = most.toLocaleString('en')
  return { description: `Entries on a page; more than ${largest} are ${largest}`, 'x-clamp': most }
}

/** Entries of a page of a list that names their number. A larger number is the largest. */
export const MandatoryPageSize = Type.Integer({ ...mostOnPage(MAX_SIZE), minimum: 1 })

/**
 * Entries of a page of a list. A larger number is the largest.
 *
 * @param standard Number where a request names none.
 */
export function pageSizeOf(standard: number) {
  return defaulting(MandatoryPageSize, standard)
}

/** Entries of a page of a list of the indexer. */
export const PageSize = pageSizeOf(50)

/** Entries of a page of a search, and of an analytics list. A larger number is refused. */
export const SearchSize = defaulting(
  Type.Integer({ description: 'Entries on a page', minimum: 1, maximum: MAX_SIZE }),
  50,
)

/** Entries of a page of a leaderboard. */
export const Limit = defaulting(
  Type.Integer({ description: 'Entries on a page', minimum: 1, maximum: 100 }),
  10,
)

/** Entries of a leaderboard to leave out. */
export const Offset = defaulting(
  Type.Integer({ description: 'Entries to leave out', minimum: 0, maximum: 10_000 }),
  0,
)

/** Points of a chart. */
export const ChartSize = Type.Integer({
  description: 'Points of the chart',
  minimum: 1,
  maximum: 1000,
})

/** A time in milliseconds since 1970, which some calls take instead of a date. */
export const EpochMilliseconds = Type.Integer({
  description: 'Milliseconds since 1970',
  minimum: 0,
  maximum: 8.64e15,
})

export const Continuation = Type.String({
  description: 'Token of the page after the one before, as that gave it',
})
