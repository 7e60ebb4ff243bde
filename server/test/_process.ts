import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = new URL('../../', import.meta.url)
/** Arguments of Node in `npm run server`: its options, and the program. */
const COMMAND = commandOf(createRequire(import.meta.url)('../../package.json').scripts.server)
/** By its place, since programs are started in folders from where it is not found by name. */
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/** Options of Node that load the sources. */
export const LOADER = [`--import=${TSX}`, '--conditions=@mintline/source']

/** Input of a process, and the files that it may have open. */
interface StartOptions {
  readonly stdin?: 'ignore' | 'pipe'
  /** Default: as many as this process may. */
  readonly openFiles?: number | undefined
}

/** Starts what `npm run server` starts, in a folder and without the databases of the environment. */
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

/** The end of a server, and what it wrote about errors. */
export async function exitOf(
  server: ChildProcess,
): Promise<{ code: number | null; errors: string }> {
  const exit = server.exitCode === null ? once(server, 'exit') : [server.exitCode]
  const errors = server.stderr ? await text(server.stderr) : ''
  const [code] = await exit
  return { code, errors }
}

/** The arguments of Node in a script of this repository, to be started in any folder. */
function commandOf(script: string): string[] {
  const [, ...parts] = script.split(' ')
  return parts.map((part) => (part.startsWith('-') ? part : fileURLToPath(new URL(part, ROOT))))
}
