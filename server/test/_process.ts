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

/** Starts what `npm run server` starts, in a folder and without the databases of the environment. */
export function start(
  folder: string,
  args: readonly string[],
  environment = {},
  stdin: 'ignore' | 'pipe' = 'ignore',
): ChildProcess {
  const { DATABASE_URL: _, DATABASE_READ_URL: __, ...own } = process.env
  return spawn(process.execPath, [...COMMAND, ...args], {
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
