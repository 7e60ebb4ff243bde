import type { Clock } from '@mintline/core'

/**
 * An answer that is asked for once and shared for a while by all who want it; a failure is not.
 *
 * @param milliseconds For how long from the moment it was asked for.
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
