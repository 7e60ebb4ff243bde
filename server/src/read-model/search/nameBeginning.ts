import { sql } from 'kysely'

/** Leading characters that sort a name; indexes have no more. */
export const SORTED_CHARACTERS = 100

/** The beginning of an item's name, as indexes have it. */
export const NAME_BEGINNING = sql<
  string | null
>`left(items.search_name, ${sql.lit(SORTED_CHARACTERS)})`

/** Cuts a text to the length that name indexes store. */
export const beginningOf = (text: string): string => [...text].slice(0, SORTED_CHARACTERS).join('')
