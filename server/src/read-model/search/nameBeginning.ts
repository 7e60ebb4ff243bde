import { sql } from 'kysely'

/** How many leading characters sort a name; indexes have no more. */
export const SORTED_CHARACTERS = 100

/** The beginning of an item's name, as indexes have it. */
export const NAME_BEGINNING = sql<
  string | null
>`left(items.search_name, ${sql.lit(SORTED_CHARACTERS)})`

/** Returns as much of a text as indexes have of a name. */
export const beginningOf = (text: string): string => [...text].slice(0, SORTED_CHARACTERS).join('')
