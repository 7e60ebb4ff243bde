/** Returns the current time in Unix seconds. */
export const secondsNow = (): bigint => BigInt(Math.floor(Date.now() / 1000))
