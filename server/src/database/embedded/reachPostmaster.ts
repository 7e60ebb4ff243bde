import { type Clock, systemClock } from '@mintline/core'
import { ServerError } from '../../errors/serverError.ts'
import type { EmbeddedFiles } from './files.ts'
import { freePort } from './freePort.ts'
import type { PlatformPackage } from './platformPackage.ts'
import { pidFile, postmasterEntry } from './postmasterFile.ts'
import { possibleHolder, removeStalePid } from './stalePid.ts'
import { type Postmaster, startPostmaster } from './startPostmaster.ts'

/** Milliseconds for an old process to end and a new one to start. */
const PATIENCE = 10_000
const PAUSE = 100
/** Milliseconds between two attempts to start one. */
const START_INTERVAL = 500
/** PostgreSQL's error code while it starts, recovers or stops. */
const CHANGING = '57P03'

interface Reach<Reached> {
  readonly files: EmbeddedFiles
  readonly package: PlatformPackage
  /** Joins the PostgreSQL on a port; rejects if none is there or it does not answer. */
  readonly join: (port: number) => Promise<Reached>
  /** Port to start on; undefined = the last one's port, or any free one. */
  readonly port: number | undefined
  readonly signal?: AbortSignal | undefined
  readonly clock?: Clock
}

/**
 * Attaches to the PostgreSQL that runs on the data, or starts one. PostgreSQL itself allows only one, so whoever loses
 * a race attaches to the winner's.
 *
 * @throws `EMBEDDED_DATABASE_HELD` when another program may be PostgreSQL on the data
 * @throws `EMBEDDED_DATABASE_NOT_STARTED` when neither worked for 10 seconds, not counting recovery
 */
export async function reachPostmaster<Reached>(options: Reach<Reached>): Promise<Reached> {
  const { files, join, signal, clock = systemClock } = options
  let deadline = clock.now() + PATIENCE
  let nextStart = clock.now()
  let postmaster: Postmaster | undefined
  let failure: unknown
  while (clock.now() < deadline) {
    signal?.throwIfAborted()
    const port = postmasterEntry(files)?.port
    let isChanging = false
    if (port !== undefined) {
      try {
        return await join(port)
      } catch (error) {
        failure = error
        isChanging = hasCode(error, CHANGING)
      }
    }
    if (isChanging) deadline = clock.now() + PATIENCE
    const isMissing = postmaster === undefined || postmaster.hasEnded()
    if (isMissing && !isChanging && clock.now() >= nextStart) {
      removeStalePid(files)
      postmaster = startPostmaster(files, options.package, await freePort(options.port ?? port))
      nextStart = clock.now() + START_INTERVAL
    }
    await clock.sleep(PAUSE, signal)
  }
  const pid = possibleHolder(files)
  if (pid !== undefined) {
    throw new ServerError('EMBEDDED_DATABASE_HELD', { file: pidFile(files), pid })
  }
  const reason = failure instanceof Error ? failure.message : 'it ended at once'
  throw new ServerError('EMBEDDED_DATABASE_NOT_STARTED', { log: files.log, reason })
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
