/** Milliseconds between two reads of a drop, which take three requests. */
export const DROP_INTERVAL = 30_000

/** Milliseconds between two reads of a wallet's terms while the drop stays the same, of up to five requests. */
export const TERMS_INTERVAL = 60_000
