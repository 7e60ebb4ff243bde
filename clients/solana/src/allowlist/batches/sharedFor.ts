import type { Clock } from '@mintline/core'

/**
 * Caches a result for a while, for all callers; failures are not cached.
 *
 * @param milliseconds Lifetime, counted from the request.
 */
export function sharedFor<Answer>(
  ask: () => Promise<Answer>,
  { milliseconds, clock }: { milliseconds: number; clock: Clock },
): () => Promise<Answer> {
  let shared: { readonly since: number; readonly answer: Promise<Answer> } | undefined
  return async () => {
    if (!shared || clock.now() - shared.since >= milliseconds) {
      shared = { since: clock.now(), answer: ask() }
    }
    const mine = shared
    try {
      return await mine.answer
    } catch (error) {
      if (shared === mine) shared = undefined
      throw error
    }
  }
}
