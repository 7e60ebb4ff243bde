import { sql } from 'kysely'

/** Characters of a name by which names are sorted, as many as indexes have. */
export const SORTED_CHARACTERS = 100

/** The beginning of an item's name, as indexes have it. */
export const NAME_BEGINNING = sql<
  string | null
>`left(items.search_name, ${sql.lit(SORTED_CHARACTERS)})`

/** The part of a text that indexes have of a name. */
export const beginningOf = (text: string): string => [...text].slice(0, SORTED_CHARACTERS).join('')
