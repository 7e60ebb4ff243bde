import { type Clock, systemClock } from '../async/index.ts'

/** Polling interval in milliseconds for a lagging node, and number of attempts: 90 seconds in all. */
const INTERVAL = 1_000
const ATTEMPTS = 90

/** An answer older than a point that the caller has seen confirmed: discard it and ask again. */
export class NodeIsBehind extends Error {
  constructor() {
    super('node is behind')
  }
}

/**
 * Retries while a node is behind, until it has caught up, for at most 90 seconds.
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

/** Returns true if a request failed because the node is behind. */
export function isBehind(error: unknown): boolean {
  return error instanceof Error && [error, error.cause].some((each) => each instanceof NodeIsBehind)
}
