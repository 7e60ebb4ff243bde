/** Milliseconds between two looks at what a server knows. */
export const ASKED_EVERY = 15_000
