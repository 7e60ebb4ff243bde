/** Owners in base58 by item mint; undefined for burned items. */
export type ItemOwners = ReadonlyMap<string, string | undefined>
