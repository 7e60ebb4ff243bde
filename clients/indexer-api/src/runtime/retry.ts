import type { ApiConnection, RetryOptions } from './connection.ts'

/** After these statuses, a server may answer the same request later. */
const PASSING = [429, 502, 503, 504]

/** Returns true for a status after which a server may answer the same request later. */
export const isPassing = (status: number): boolean => PASSING.includes(status)

/** First backoff in milliseconds, doubled with every attempt. */
const FIRST_DELAY_MS = 250

/** Fetches, with retries where they may help and are harmless. */
export async function fetchWithRetries(
  { fetch: given }: ApiConnection,
  url: string,
  init: RequestInit,
  { attempts = 2, maxDelayMs = 30_000, unsafe = false }: RetryOptions,
): Promise<Response> {
  const send = given ?? fetch
  const isRepeatable = unsafe || init.method === 'GET'
  for (let attempt = 0; ; attempt += 1) {
    const isLast = !isRepeatable || attempt >= attempts
    // Jitter below the doubled delay, so that clients that failed together do not return together.
    let delay = Math.min(maxDelayMs, FIRST_DELAY_MS * 2 ** attempt) * (0.5 + Math.random() / 2)
    try {
      const response = await send(url, init)
      if (isLast || !isPassing(response.status)) return response
      delay = retryAfter(response) ?? delay
      if (delay > maxDelayMs) return response
      await response.body?.cancel()
    } catch (error) {
      if (isLast || init.signal?.aborted) throw error
    }
    await wait(delay, init.signal)
  }
}

/** How long a server asks to wait, in milliseconds; the header has seconds, or the time at which to return. */
function retryAfter({ headers }: Response): number | undefined {
  const text = headers.get('Retry-After')
  if (!text) return undefined
  const seconds = Number(text)
  const delay = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000
  return Number.isNaN(delay) ? undefined : Math.max(delay, 0)
}

/** Waits, unless the signal aborts before. */
export function wait(delayMs: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, delayMs)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
