/** Owners in base58 by the mints of their items; undefined for burned ones. */
export type ItemOwners = ReadonlyMap<string, string | undefined>
