import { setTimeout as sleep } from 'node:timers/promises'
import { ListError } from '../batches/listError.ts'
import {
  isRunning,
  type LockHolder,
  readLockHolder,
  removeHolder,
  writeHolder,
} from './lockHolder.ts'

/** Milliseconds after which the lock of a killed process is stale. */
const STALE_AFTER = 2_000
/**
 * Milliseconds after which the lock of a running process is stale: on a busy machine it may be late with an update, and
 * the number may be that of another process by now.
 */
const STALE_WHILE_RUNNING = 30_000
/** Milliseconds between two updates of a lock. */
const UPDATE_INTERVAL = 1_000
/** Milliseconds between two attempts to take a lock. */
const ATTEMPT_INTERVAL = 250
/** Attempts until the lock of a killed process is stale, and one to spare. */
const ATTEMPTS_UNTIL_STALE = 12

/** A lock held by this process. */
export interface JournalLock {
  /** True if the lock is lost, because the process was suspended for so long that another one took it over. */
  isLost(): boolean
  release(): Promise<void>
}

/** Options for waiting for a journal that another process has open. */
export interface JournalWait {
  /** Called once when the wait begins; undefined where the holder is unknown. */
  onWait(holder: LockHolder | undefined): void
  /** Ends the wait, with its reason. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Locks other processes out of a journal, also those on other machines that share the folder. The lock of a killed
 * process is taken over after at most 2 seconds, that of one which is suspended on this machine after 30.
 *
 * @param wait Default: a held lock is an error.
 * @throws JOURNAL_IN_USE where a running process holds the lock.
 * @throws The reason of the signal.
 */
export async function lockJournal(path: string, wait?: JournalWait): Promise<JournalLock> {
  let isLost = false
  const options = {
    update: UPDATE_INTERVAL,
    onCompromised: () => {
      isLost = true
    },
  }
  // Loaded with the first journal, as most programs open none.
  const { lock } = await import('proper-lockfile')
  const attempt = async () => {
    const isHolderRunning = isRunning(await readLockHolder(path))
    return lock(path, { ...options, stale: isHolderRunning ? STALE_WHILE_RUNNING : STALE_AFTER })
  }
  const unlock = await untilFree(path, attempt, wait)
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
      const holder = await readLockHolder(path)
      // Right after a crash, wait until the dead process's lock is stale.
      const isAlive = isRunning(holder) ?? attempts > ATTEMPTS_UNTIL_STALE
      if (isAlive && !wait) throw new ListError('JOURNAL_IN_USE', { path, holder }, { cause })
      if (isAlive && !isTold) wait?.onWait(holder)
      isTold ||= isAlive
    }
    await sleep(ATTEMPT_INTERVAL, undefined, { signal: wait?.signal }).catch(() => undefined)
  }
}

function isHeld(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ELOCKED'
}
