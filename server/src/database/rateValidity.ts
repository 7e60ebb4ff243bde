/** Milliseconds for which a price in US dollars says what a currency is worth: a day. */
export const RATE_VALIDITY = 86_400_000
