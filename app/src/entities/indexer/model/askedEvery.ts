/** Milliseconds between polls of a server's data. */
export const ASKED_EVERY = 15_000
