/** Outcome of an action on an entity: `UNKNOWN` = the entity does not exist, `FORBIDDEN` = the user may not do that. */
export type Outcome = 'DONE' | 'UNKNOWN' | 'FORBIDDEN'
