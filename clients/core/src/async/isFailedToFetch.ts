/** Browser and Node messages for a request that never reached its server. */
const FAILED_TO_FETCH =
  /failed to fetch|fetch failed|networkerror when|network error|network request failed|load failed|the internet connection appears to be offline/i

/** Maximum depth to follow causes; deeper chains are loops. */
const MAX_DEPTH = 8

/** Returns true if the request never reached its server, according to the error or one of its causes. */
export function isFailedToFetch(error: unknown): boolean {
  let cause = error
  for (let depth = 0; depth < MAX_DEPTH && cause instanceof Error; depth += 1) {
    if (FAILED_TO_FETCH.test(cause.message)) return true
    cause = cause.cause
  }
  return false
}
