import { type RawBuilder, sql } from 'kysely'
import { hasTrait, TRAIT_NUMBER, traitPair } from '../../traits/traitSql.ts'
import type { ItemSearch, TraitCondition, TraitRange } from './itemSearch.ts'

/** Builds conditions on traits by value, which the index can find. */
export const valueConditions = ({
  traits = [],
}: Pick<ItemSearch, 'traits'>): RawBuilder<boolean>[] =>
  traits.flatMap((trait) => {
    const pairs = pairsOf(trait)
    return pairs ? [sql<boolean>`items.traits && ${pairs}::text[]`] : []
  })

/** Builds conditions on traits with any value, or with a number in a range. */
export const otherTraitConditions = ({
  traits = [],
  traitRanges = [],
}: Pick<ItemSearch, 'traits' | 'traitRanges'>): RawBuilder<boolean>[] => [
  ...traits.flatMap((trait) => (pairsOf(trait) ? [] : [hasTrait(trait.key, sql`true`)])),
  ...traitRanges.map(({ key, valueRange }) => hasTrait(key, inRange(valueRange))),
]

/** Pairs the key with each value, in the stored format; undefined = any value matches. */
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
