import { existsSync, rmSync } from 'node:fs'
import { systemClock } from '@mintline/core'
import { ServerError } from '../../errors/serverError.ts'
import { EMBEDDED_USER } from './createCluster.ts'
import { embeddedFiles } from './files.ts'
import { embeddedPassword } from './password.ts'
import { platformPackage } from './platformPackage.ts'
import { postmasterEntry } from './postmasterFile.ts'
import { joinPresence, type Presence } from './presence.ts'
import { stopPostmaster } from './stopPostmaster.ts'

/**
 * Deletes the embedded database in a folder with everything in it; does nothing if there is none.
 *
 * @throws `EMBEDDED_DATABASE_IN_USE` when another process has it open
 */
export async function resetEmbeddedDatabase(folder: string): Promise<void> {
  const files = embeddedFiles(folder)
  if (!existsSync(files.data)) return
  const presence = await presenceOn(files)
  const left = await presence?.leave()
  if (left && !left.isLast) {
    await left.done()
    throw new ServerError('EMBEDDED_DATABASE_IN_USE', { folder })
  }
  if (left) await stopPostmaster(files, platformPackage(), systemClock)
  await left?.done()
  for (const path of [files.data, files.password, files.log, files.lastLog]) {
    rmSync(path, { recursive: true, force: true })
  }
}

/** Joins the running database; undefined if none answers. */
async function presenceOn(files: ReturnType<typeof embeddedFiles>): Promise<Presence | undefined> {
  const port = postmasterEntry(files)?.port
  if (port === undefined) return undefined
  const password = embeddedPassword(files)
  const address = { host: '127.0.0.1', port, user: EMBEDDED_USER, password, database: 'postgres' }
  return joinPresence(address).catch(() => undefined)
}
