import { setTimeout as sleep } from 'node:timers/promises'
import { lock } from 'proper-lockfile'
import { AllowlistError } from '../errors/allowlistError.ts'
import { isRunning, type LockHolder, readHolder, removeHolder, writeHolder } from './lockHolder.ts'

/** Milliseconds after which the lock of a process that was killed counts for nothing. */
const STALE_AFTER = 2_000
/** Milliseconds between two signs of life. */
const UPDATE_INTERVAL = 1_000
/** Milliseconds between two attempts to take a lock. */
const ATTEMPT_INTERVAL = 250
/** Attempts until the lock of a process that was killed is stale, and of one to spare. */
const ATTEMPTS_UNTIL_STALE = 12

/** A lock that this process holds. */
export interface JournalLock {
  /** Whether it is lost: the process was asleep so long that another one took it for dead. */
  isLost(): boolean
  release(): Promise<void>
}

/** Options for waiting for a journal that another process has open. */
export interface JournalWait {
  /** Hears once that it is waited for; undefined where nobody knows which process holds it. */
  onWait(holder: LockHolder | undefined): void
  /** Ends the wait, with its reason. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Keeps other processes out of a journal, also those on other machines where the folder is shared. A
 * lock whose process was killed is taken over, after 2 seconds at most.
 *
 * @param wait Default: a lock that is held is refused.
 * @throws JOURNAL_IN_USE where another process holds the lock and is alive.
 * @throws The reason of the signal.
 */
export async function lockJournal(path: string, wait?: JournalWait): Promise<JournalLock> {
  let isLost = false
  const options = {
    stale: STALE_AFTER,
    update: UPDATE_INTERVAL,
    onCompromised: () => {
      isLost = true
    },
  }
  const unlock = await untilFree(path, () => lock(path, options), wait)
  await writeHolder(path)
  return {
    isLost: () => isLost,
    release: async () => {
      if (isLost) return
      await removeHolder(path)
      await unlock()
    },
  }
}

async function untilFree<Unlock>(
  path: string,
  attempt: () => Promise<Unlock>,
  wait: JournalWait | undefined,
): Promise<Unlock> {
  let isTold = false
  for (let attempts = 1; ; attempts += 1) {
    wait?.signal?.throwIfAborted()
    try {
      return await attempt()
    } catch (cause) {
      if (!isHeld(cause)) throw cause
      const holder = await readHolder(path)
      // Whoever comes right after a crash waits until the lock of the dead is stale.
      const isAlive = isRunning(holder) ?? attempts > ATTEMPTS_UNTIL_STALE
      if (isAlive && !wait) throw new AllowlistError('JOURNAL_IN_USE', { path, holder }, { cause })
      if (isAlive && !isTold) wait?.onWait(holder)
      isTold ||= isAlive
    }
    await sleep(ATTEMPT_INTERVAL, undefined, { signal: wait?.signal }).catch(() => undefined)
  }
}

function isHeld(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ELOCKED'
}
