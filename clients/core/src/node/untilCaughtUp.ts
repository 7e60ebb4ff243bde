import { type Clock, systemClock } from '../async/index.ts'

/** Milliseconds between two requests to a node that is behind, and how often it is asked: for 90 seconds. */
const INTERVAL = 1_000
const ATTEMPTS = 90

/** An answer from before a point that the caller has seen confirmed: it is asked for again, and not believed. */
export class NodeIsBehind extends Error {
  constructor() {
    super('node is behind')
  }
}

/**
 * Repeats what fails because a node is behind, until it has caught up, for at most 90 seconds.
 *
 * @param ask Throws `NodeIsBehind`, or an error that it caused.
 */
export async function untilCaughtUp<Answer>(
  ask: () => Promise<Answer>,
  {
    signal,
    clock = systemClock,
  }: { signal?: AbortSignal | undefined; clock?: Clock | undefined } = {},
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      if (!isBehind(error) || attempt === ATTEMPTS) throw error
      await clock.sleep(INTERVAL, signal)
    }
  }
}

/** True if a request failed because the node is behind. */
export function isBehind(error: unknown): boolean {
  return error instanceof Error && [error, error.cause].some((each) => each instanceof NodeIsBehind)
}
