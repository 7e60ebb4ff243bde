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

/** A user's address, the same on all blockchains in a group. */
export interface GroupAddress {
  readonly group: LayerOne
  /** In the group's normal form. */
  readonly address: string
}

/** A time range. A period ends at `to`, or now, unless `from` sets its start. */
export interface TimeFilters {
  readonly period?: AnalyticsPeriod
  readonly from?: Date
  readonly to?: Date
}

/** Request values that are parsed at the edge, by the name with which schemas ask for it. */
export interface ParsedInputs {
  readonly Address: GroupAddress
  readonly CollectionId: CollectionIdParts
  readonly ItemId: ItemParts
  readonly OwnershipId: OwnershipParts
  readonly OrderId: Prefixed
  readonly CurrencyId: CurrencyParts
  /** A user id, or a wallet with its blockchain group in normal form, which stands for its user. */
  readonly UserId: string
  /** Same, but a wallet stands for itself. */
  readonly OwnerId: string
  readonly Date: Date
  readonly Filters: TimeFilters
  /** Supported blockchains only; others have no data. */
  readonly Blockchains: Blockchain[]
}

/** Creates a schema for a value that the handler receives parsed. */
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

/** A graph's time range. */
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

/** Creates the schema for ids in a request. */
export function idsOf<Schema extends TSchema>(id: Schema) {
  return Type.Array(id, { maxItems: 1000 })
}

/** Creates the schema for conditions without their own index: each is checked in every row that the others find. */
export function conditionsOf<Schema extends TSchema>(
  condition: Schema,
  options: { readonly minItems?: number } = {},
) {
  return Type.Array(condition, { ...options, maxItems: 50 })
}

/** Maximum page size. */
const MAX_SIZE = 1000

/** Returns the page size rule: larger numbers are clamped. */
export function mostOnPage(most: number) {
  const largest = most.toLocaleString('en')
  return { description: `Entries on a page; more than ${largest} are ${largest}`, 'x-clamp': most }
}

/** Page size for lists without a default. Larger numbers are clamped. */
export const MandatoryPageSize = Type.Integer({ ...mostOnPage(MAX_SIZE), minimum: 1 })

/**
 * Creates the schema for a page size. Larger numbers are clamped.
 *
 * @param standard Default number.
 */
export function pageSizeOf(standard: number) {
  return defaulting(MandatoryPageSize, standard)
}

/** Page size for the indexer's lists. */
export const PageSize = pageSizeOf(50)

/** Page size for searches and analytics lists. Larger numbers are refused. */
export const SearchSize = defaulting(
  Type.Integer({ description: 'Entries on a page', minimum: 1, maximum: MAX_SIZE }),
  50,
)

/** Page size for leaderboards. */
export const Limit = defaulting(
  Type.Integer({ description: 'Entries on a page', minimum: 1, maximum: 100 }),
  10,
)

/** Leaderboard entries to skip. */
export const Offset = defaulting(
  Type.Integer({ description: 'Entries to leave out', minimum: 0, maximum: 10_000 }),
  0,
)

/** Number of points in a chart. */
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
