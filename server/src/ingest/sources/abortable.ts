/**
 * Ends requests with a signal besides their own. Each gets a signal of its own: `fetch` leaves listeners on the one it is
 * given until memory is collected, which are thousands on one that lives as long as the process.
 */
export function abortable(
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): typeof globalThis.fetch {
  return (input, init) => {
    const signals = init?.signal ? [signal, init.signal] : [signal]
    return fetch(input, { ...init, signal: AbortSignal.any(signals) })
  }
}
