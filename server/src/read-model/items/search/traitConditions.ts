import { type RawBuilder, sql } from 'kysely'
import { traitPair } from '../../traits/traitPair.ts'
import { hasTrait, TRAIT_NUMBER } from '../../traits/traitSql.ts'
import type { ItemSearch, TraitCondition, TraitRange } from './itemSearch.ts'

/** Conditions on traits of which the index knows the values. */
export const valueConditions = ({
  traits = [],
}: Pick<ItemSearch, 'traits'>): RawBuilder<boolean>[] =>
  traits.flatMap((trait) => {
    const pairs = pairsOf(trait)
    return pairs ? [sql<boolean>`items.traits && ${pairs}::text[]`] : []
  })

/** Conditions on traits of any value, or of a number within a range. */
export const otherTraitConditions = ({
  traits = [],
  traitRanges = [],
}: Pick<ItemSearch, 'traits' | 'traitRanges'>): RawBuilder<boolean>[] => [
  ...traits.flatMap((trait) => (pairsOf(trait) ? [] : [hasTrait(trait.key, sql`true`)])),
  ...traitRanges.map(({ key, valueRange }) => hasTrait(key, inRange(valueRange))),
]

/** Key with each of the values, as items keep them; undefined = any value is asked for. */
function pairsOf({ key, value, values }: TraitCondition): string[] | undefined {
  if (value === undefined && values === undefined) return undefined
  const asked = value === undefined ? (values ?? []) : [value, ...(values ?? [])]
  return asked.map((each) => traitPair(key, each))
}

function inRange({ from, to }: TraitRange['valueRange']): RawBuilder<unknown> {
  const bounds = [
    ...(from === undefined ? [] : [sql`${TRAIT_NUMBER} >= ${String(from)}::numeric`]),
    ...(to === undefined ? [] : [sql`${TRAIT_NUMBER} <= ${String(to)}::numeric`]),
  ]
  return bounds.length === 0
    ? sql`${TRAIT_NUMBER} is not null`
    : sql`(${sql.join(bounds, sql` and `)})`
}
