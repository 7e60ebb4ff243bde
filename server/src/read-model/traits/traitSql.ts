import { type RawBuilder, sql } from 'kysely'
import { traitPrefix } from './traitPair.ts'

/** Numbers that are compared as such: all others are texts. */
const NUMBER = '^-?[0-9]{1,50}([.][0-9]{1,50})?$'

const numberOf = (value: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`case when (${value}) ~ ${sql.lit(NUMBER)} then (${value})::numeric end`

/** Value of a trait as a number, within a query of `trait`; null where it is none. */
export const TRAIT_NUMBER = numberOf(sql`split_part(trait, chr(31), 2)`)

/** Condition that an item has a trait of a key that meets a condition on `trait`. */
export const hasTrait = (
  key: string,
  condition: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`exists (
  select from unnest(items.traits) as trait where starts_with(trait, ${traitPrefix(key)}) and ${condition})`

/** Stands before every trait in a text of all: neither keys nor values have U+001F. */
const BEFORE = '\u001f\u001f'

/**
 * Value of an item's trait, the first where it has several of the key; null where it has none, or an empty one. A text of
 * all traits is searched, since a query of them for each item takes three times as long.
 */
export const traitValue = (key: string): RawBuilder<string | null> => sql`nullif(split_part(
  split_part(${BEFORE} || array_to_string(items.traits, ${BEFORE}), ${BEFORE + traitPrefix(key)}, 2), chr(31), 1), '')
  collate "C"`

/** The first value of an item's trait as a number; null where it has none or the value is no number. */
export const traitNumber = (key: string): RawBuilder<string | null> => numberOf(traitValue(key))
