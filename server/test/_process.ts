import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../../', import.meta.url)
/** Node arguments in `npm run server`: its options and the program. */
const COMMAND = commandOf(createRequire(import.meta.url)('../../package.json').scripts.server)

/** A process's input, and how many files it may open. */
interface StartOptions {
  readonly stdin?: 'ignore' | 'pipe'
  /** Default: as many as this process may. */
  readonly openFiles?: number | undefined
}

/** Starts `npm run server` in a folder, without the databases from the environment. */
export function start(
  folder: string,
  args: readonly string[],
  environment = {},
  { stdin = 'ignore', openFiles }: StartOptions = {},
): ChildProcess {
  const { DATABASE_URL: _, DATABASE_READ_URL: __, ...own } = process.env
  const node = [process.execPath, ...COMMAND, ...args]
  const [program = '', ...rest] =
    openFiles === undefined ? node : ['sh', '-c', `ulimit -n ${openFiles}; exec "$0" "$@"`, ...node]
  return spawn(program, rest, {
    cwd: folder,
    env: { ...own, ...environment },
    stdio: [stdin, 'pipe', 'pipe'],
  })
}

/** Waits until a server ends; returns its exit code and error output. */
export async function exitOf(
  server: ChildProcess,
): Promise<{ code: number | null; errors: string }> {
  const exit = server.exitCode === null ? once(server, 'exit') : [server.exitCode]
  const errors = server.stderr ? await text(server.stderr) : ''
  const [code] = await exit
  return { code, errors }
}

/** Returns the Node arguments in one of this repository's scripts, usable from any folder. */
function commandOf(script: string): string[] {
  const [, ...parts] = script.split(' ')
  return parts.map((part) => (part.startsWith('-') ? part : fileURLToPath(new URL(part, ROOT))))
}
