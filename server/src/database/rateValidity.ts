/** How long a US dollar rate stays valid: a day, in milliseconds. */
export const RATE_VALIDITY = 86_400_000
