import type { Clock } from '@mintline/core'

/**
 * Shares a result among all callers for a while; failures are not shared.
 *
 * @param milliseconds Lifetime from the moment of the request.
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
