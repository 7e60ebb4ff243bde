import { setTimeout as sleep } from 'node:timers/promises'
import { ListError } from '../batches/listError.ts'
import {
  isRunning,
  type LockHolder,
  readLockHolder,
  removeHolder,
  writeHolder,
} from './lockHolder.ts'

/** Milliseconds until a killed process's lock is stale. */
const STALE_AFTER = 2_000
/**
 * Milliseconds until a running process's lock is stale. A busy machine may update late, and the pid may belong to
 * another process by now.
 */
const STALE_WHILE_RUNNING = 30_000
/** Milliseconds between lock updates (heartbeats). */
const UPDATE_INTERVAL = 1_000
/** Milliseconds between attempts to take a lock. */
const ATTEMPT_INTERVAL = 250
/** Attempts until a killed process's lock is stale, with one to spare. */
const ATTEMPTS_UNTIL_STALE = 12

/** A lock held by this process. */
export interface JournalLock {
  /** True if another process took the lock over, because this one was suspended for too long. */
  isLost(): boolean
  release(): Promise<void>
}

/** Options for waiting while another process has a journal open. */
export interface JournalWait {
  /** Called once when the wait begins; undefined = unknown holder. */
  onWait(holder: LockHolder | undefined): void
  /** Ends the wait with its reason. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Locks a journal against other processes, including those on machines that share the folder. Takes over a killed
 * process's lock after at most 2 seconds, and the lock of a process suspended on this machine after 30.
 *
 * @param wait Default: a held lock is an error.
 * @throws JOURNAL_IN_USE if a running process holds the lock.
 * @throws The signal's reason.
 */
export async function lockJournal(path: string, wait?: JournalWait): Promise<JournalLock> {
  let isLost = false
  const options = {
    update: UPDATE_INTERVAL,
    onCompromised: () => {
      isLost = true
    },
  }
  // Loaded with the first journal: most programs open none.
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
  let isReported = false
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
      if (isAlive && !isReported) wait?.onWait(holder)
      isReported ||= isAlive
    }
    await sleep(ATTEMPT_INTERVAL, undefined, { signal: wait?.signal }).catch(() => undefined)
  }
}

function isHeld(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ELOCKED'
}
