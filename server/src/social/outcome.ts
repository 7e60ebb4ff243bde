/**
 * Outcome of something that is done with an entity: `UNKNOWN` = there is no such entity, `FORBIDDEN` = it is not the
 * user's to do.
 */
export type Outcome = 'DONE' | 'UNKNOWN' | 'FORBIDDEN'
