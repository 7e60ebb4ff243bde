/**
 * Makes requests abort with a shared signal, besides their own. Each gets a fresh combined signal: `fetch` leaves
 * listeners on its signal until garbage collection, and they would pile up on one that lives as long as the process.
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
