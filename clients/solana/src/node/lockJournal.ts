import { MintlineError } from '@mintline/core'
import { lock } from 'proper-lockfile'

/** Milliseconds after which the lock of a process that was killed counts for nothing. */
const STALE_AFTER = 2_000
/** Milliseconds between two signs of life. */
const UPDATE_INTERVAL = 1_000
/** Whoever comes right after a crash waits until the lock of the dead is stale. */
const RETRIES = { retries: 12, factor: 1, minTimeout: 250, maxTimeout: 250 }

/** A lock that this process holds. */
export interface JournalLock {
  /** Whether it is lost: the process was asleep so long that another one took it for dead. */
  isLost(): boolean
  release(): Promise<void>
}

/**
 * Keeps other processes out of a journal, also those on other machines where the folder is shared.
 *
 * @throws JOURNAL_IN_USE where another process holds the lock and is alive.
 */
export async function lockJournal(path: string): Promise<JournalLock> {
  let isLost = false
  const options = {
    stale: STALE_AFTER,
    update: UPDATE_INTERVAL,
    retries: RETRIES,
    onCompromised: () => {
      isLost = true
    },
  }
  try {
    const release = await lock(path, options)
    return {
      isLost: () => isLost,
      release: async () => {
        if (!isLost) await release()
      },
    }
  } catch (cause) {
    if (!isHeld(cause)) throw cause
    throw new MintlineError('JOURNAL_IN_USE', { path }, { cause })
  }
}

function isHeld(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ELOCKED'
}
