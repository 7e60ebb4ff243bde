import { existsSync, rmSync } from 'node:fs'
import { systemClock } from '@mintline/core'
import type { CommandContext } from './commands/commandContext.ts'
import { HELP, type Options, parseOptions } from './config/options.ts'
import { ROLE_NAMES } from './config/roleNames.ts'
import { type Settings, settingsOf } from './config/settings.ts'
import { EMBEDDED_USER, embeddedPassword } from './database/embedded/createCluster.ts'
import { embeddedFiles } from './database/embedded/files.ts'
import { platformPackage } from './database/embedded/platformPackage.ts'
import { postmasterEntry, stopPostmaster } from './database/embedded/postmasterFile.ts'
import { joinPresence, type Presence } from './database/embedded/presence.ts'
import { INTERRUPTED, reportError } from './errors/reportError.ts'
import { ServerError } from './errors/serverError.ts'
import { type Log, openLog } from './log/openLog.ts'
import type { Running } from './roles/role.ts'

/** Milliseconds for an orderly end: longer than requests are waited for, and the database to write what it has. */
const PATIENCE = 80_000
/** Milliseconds in which signals count as one: a terminal sends it to npm too, which passes it on. */
const SAME_SIGNAL = 1_000

/** A command besides serving. It answers a text for the standard output, if any. */
type Command = (
  args: readonly string[],
  context: () => CommandContext,
) => Promise<string | undefined>

/** Commands by name, each loaded when it is called. */
const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['keys', async (args) => (await import('./commands/keys.ts')).keys(args)],
  [
    'export',
    async (args, context) =>
      (await import('./commands/exportDatabase.ts')).exportDatabase(args, context()),
  ],
  [
    'import',
    async (args, context) =>
      (await import('./commands/importDatabase.ts')).importDatabase(args, context()),
  ],
  ['moderate', moderate],
  ['audit', async (args) => (await import('./commands/audit.ts')).audit(args)],
  ['ingest', ingestLines],
])

async function main([name, ...rest]: readonly string[]): Promise<void> {
  const command = COMMANDS.get(name ?? '')
  if (command !== undefined) {
    const answer = await command(rest, () => ({ signal: signalToEnd(), tell: console.error }))
    if (answer !== undefined) console.log(answer)
    return
  }
  const options = parseOptions(name === undefined ? [] : [name, ...rest])
  if (options.help) {
    console.log(HELP)
    return
  }
  const settings = settingsOf(options, { environment: process.env, folder: process.cwd() })
  const log = openLog(settings.logLevel)
  if (options.reset) await reset(settings)
  await serve(() => (options.demo ? demo(settings, log, options) : start(settings, log)))
}

/** Writes a decision of an operator, or lists what operators were told. */
async function moderate([action, ...rest]: readonly string[]): Promise<string> {
  if (action === 'reports') {
    return (await import('./commands/moderateReports.ts')).moderateReports(rest)
  }
  const args = action === undefined ? rest : [action, ...rest]
  return (await import('./commands/moderate.ts')).moderate(args)
}

/** Writes recorded lines until they end, or a signal does, which it says itself. */
async function ingestLines(args: readonly string[], context: () => CommandContext) {
  const { ingest } = await import('./commands/ingest.ts')
  const { signal, tell } = context()
  await ingest(args, {
    environment: process.env,
    folder: process.cwd(),
    input: process.stdin,
    signal,
    say: console.log,
    tell,
  })
  if (signal.aborted) process.exitCode = INTERRUPTED
  return undefined
}

/** Loaded only here: most of a server is not needed to say why it does not start. */
async function start(settings: Settings, log: Log): Promise<Running> {
  const { startServer } = await import('./roles/startServer.ts')
  return startServer(settings, log)
}

async function reset({ database: { url, folder } }: Settings): Promise<void> {
  if (url !== undefined) throw new ServerError('RESET_OF_OWN_DATABASE', {})
  await resetEmbeddedDatabase(folder)
}

/** Loaded only here: it needs the network and the example beside the server. */
async function demo(settings: Settings, log: Log, { port = 0 }: Options): Promise<Running> {
  const { startDemo } = await import('./demo/startDemo.ts')
  return startDemo({ ...settings, port, roles: ROLE_NAMES }, log, console.log)
}

/** Serves until a signal ends the process. */
async function serve(starting: () => Promise<Running>): Promise<void> {
  const ending = endOnSignals()
  const server = await starting()
  await ending
  setTimeout(() => process.exit(1), PATIENCE).unref()
  await server.close()
}

/** Returns a signal that aborts, with the error to throw, when the process receives SIGINT or SIGTERM. */
function signalToEnd(): AbortSignal {
  const controller = new AbortController()
  endOnSignals().then(() => controller.abort(new ServerError('INTERRUPTED', {})))
  return controller.signal
}

/** Resolves at the first signal to end; another one ends the process at once. */
function endOnSignals(): Promise<void> {
  return new Promise((resolve) => {
    let first: number | undefined
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        first ??= performance.now()
        if (performance.now() - first > SAME_SIGNAL) process.exit(INTERRUPTED)
        resolve()
      })
    }
  })
}

main(process.argv.slice(2)).catch(reportError)

/**
 * Deletes the embedded database in a folder with everything in it; does nothing if there is none.
 *
 * @throws `EMBEDDED_DATABASE_IN_USE` when another process has it open
 */
async function resetEmbeddedDatabase(folder: string): Promise<void> {
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
