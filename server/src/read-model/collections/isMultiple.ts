import { sql } from 'kysely'

/** Condition that items in a collection have several copies. */
export const isMultiple = sql<boolean>`(collections.type = 'ERC1155')`
