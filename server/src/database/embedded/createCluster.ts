import { execFile, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ServerError } from '../../errors/serverError.ts'
import type { EmbeddedFiles } from './files.ts'
import { EMBEDDED_VERSION, type PlatformPackage } from './platformPackage.ts'

/** The only user in an embedded database, and its owner. */
export const EMBEDDED_USER = 'mintline'

const DRAFT = 'new-'
/** Milliseconds after which a draft is abandoned. */
const DRAFT_LIFETIME = 600_000

/**
 * Creates the database cluster in its folder unless it exists. Drafts it beside its place and then moves it there, so
 * that a killed process leaves nothing half made, and two processes that create it end up with the same one.
 *
 * @returns its password
 * @throws `EMBEDDED_DATABASE_FOLDER`, `EMBEDDED_DATABASE_VERSION`, `EMBEDDED_DATABASE_NOT_CREATED`
 */
export async function createCluster(
  files: EmbeddedFiles,
  { initdb }: PlatformPackage,
): Promise<string> {
  const password = inFolder(files, () => {
    mkdirSync(files.folder, { recursive: true, mode: 0o700 })
    chmodSync(files.folder, 0o700)
    removeOldDrafts(files.folder)
    return embeddedPassword(files)
  })
  if (!existsSync(files.data)) {
    const draft = inFolder(files, () => mkdtempSync(join(files.folder, DRAFT)))
    await initialise(initdb, draft, files)
    moveIntoPlace(draft, files.data)
  }
  assertVersion(files)
  return password
}

async function initialise(
  initdb: string,
  draft: string,
  { folder, password }: EmbeddedFiles,
): Promise<void> {
  const [program, ...args] = unprivileged([
    initdb,
    `--pgdata=${draft}`,
    `--username=${EMBEDDED_USER}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ])
  try {
    await promisify(execFile)(program, args)
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true })
    const reason = reasonOf(cause).trim().replaceAll(/\s+/g, ' ')
    throw new ServerError('EMBEDDED_DATABASE_NOT_CREATED', { folder, reason }, { cause })
  }
}

/** Returns a program's error output, or the reason it could not run. */
function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure)
  return 'stderr' in failure && failure.stderr ? String(failure.stderr) : failure.message
}

function moveIntoPlace(draft: string, data: string): void {
  try {
    renameSync(draft, data)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another process was faster.
    if (!existsSync(data)) throw error
  }
}

function removeOldDrafts(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(DRAFT))) {
    const path = join(folder, name)
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
    if (Date.now() - mtimeMs > DRAFT_LIFETIME) rmSync(path, { recursive: true, force: true })
  }
}

function assertVersion(files: EmbeddedFiles): void {
  const found = inFolder(files, () => readFileSync(join(files.data, 'PG_VERSION'), 'utf8').trim())
  if (found === EMBEDDED_VERSION) return
  throw new ServerError('EMBEDDED_DATABASE_VERSION', {
    folder: files.folder,
    found,
    needed: EMBEDDED_VERSION,
  })
}

function inFolder<T>({ folder }: EmbeddedFiles, work: () => T): T {
  try {
    return work()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ServerError('EMBEDDED_DATABASE_FOLDER', { folder, reason }, { cause })
  }
}

/** Returns an embedded database's password, which the first caller creates. */
export function embeddedPassword({ password }: EmbeddedFiles): string {
  const draft = `${password}-${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    // A link appears with its content or not at all, and never replaces another.
    linkSync(draft, password)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(password, 'utf8')
}

/** A program and its arguments. */
type Command = readonly [program: string, ...args: string[]]

/** In its own user namespace, a root process is user 1000, who also owns root's files. */
const AS_USER_1000 = ['--user', '--map-user=1000', '--map-group=1000']

/**
 * Wraps a command for a program that refuses root: through `unshare` for root, unchanged for other users.
 *
 * @throws `EMBEDDED_DATABASE_AS_ROOT` if root has no `unshare` or may not use it
 */
export function unprivileged(command: Command): Command {
  if (process.getuid?.() !== 0) return command
  const attempt = spawnSync('unshare', [...AS_USER_1000, 'true'], { encoding: 'utf8' })
  if (attempt.status !== 0) {
    const reason = attempt.error?.message ?? attempt.stderr.trim()
    throw new ServerError('EMBEDDED_DATABASE_AS_ROOT', { reason })
  }
  return ['unshare', ...AS_USER_1000, ...command]
}
