import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import type { Eip1193Provider } from '@mintline/core/signing'
import { LocalnetError } from '../errors.ts'
import { mineMissed } from './mineMissed.ts'

/** First account of anvil's well-known mnemonic; anvil signs for it itself. */
export const ANVIL_ACCOUNT = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

/** Seconds between writes of the state file. */
const STATE_INTERVAL = 2

export interface AnvilOptions {
  /** 0 = any free port. Default: 0. */
  readonly port?: number | undefined
  /** File that stores the chain, in an existing folder. Default: memory only. */
  readonly stateFile?: string | undefined
  /** Further command-line options, such as `['--chain-id', '295']`. */
  readonly args?: readonly string[] | undefined
}

/** A running anvil, as an EVM wallet with its accounts. */
export interface Anvil {
  /** For HTTP; websockets use the same port. */
  readonly url: string
  readonly provider: Eip1193Provider
  /** Ends it, after it has written the state file. */
  stop(): Promise<void>
}

/**
 * Starts anvil on this machine only.
 *
 * @throws PORT_IN_USE, BAD_STATE
 * @throws NO_ANVIL if npm has none for this machine.
 */
export async function startAnvil(options: AnvilOptions = {}): Promise<Anvil> {
  const { port = 0, stateFile, args = [] } = options
  const kept = stateFile ? ['--state', stateFile, '--state-interval', String(STATE_INTERVAL)] : []
  const child = spawn(anvilBinary(), ['--port', String(port), ...kept, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = once(child, 'exit')
  const kill = () => child.kill()
  // Otherwise it would outlive a process that ends without closing it.
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const url = `http://${await listeningAddress(child, options)}`
  const provider: Eip1193Provider = { request: (request) => call(url, request) }
  const running = new AbortController()
  child.once('exit', () => running.abort())
  void mineMissed(provider, running.signal)
  return {
    url,
    provider,
    stop: async () => {
      kill()
      await exit
    },
  }
}

function anvilBinary(): string {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch
  const name = `@foundry-rs/anvil-${process.platform}-${architecture}`
  const file = process.platform === 'win32' ? 'anvil.exe' : 'anvil'
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
    return join(folder, 'bin', file)
  } catch (cause) {
    throw new LocalnetError(
      'NO_ANVIL',
      `The EVM network needs the package ${name}, which is not installed. Run npm install --no-save ${name}.`,
      { cause },
    )
  }
}

async function listeningAddress(
  { stdout, stderr }: ChildProcess,
  options: AnvilOptions,
): Promise<string> {
  if (!stdout || !stderr) throw new Error('anvil has no output')
  const complaint = text(stderr)
  for await (const line of createInterface({ input: stdout })) {
    const found = /Listening on (\S+)/.exec(line)
    if (found?.[1]) {
      stdout.resume()
      return found[1]
    }
  }
  throw startFailure(await complaint, options)
}

function startFailure(complaint: string, { port, stateFile }: AnvilOptions): Error {
  const cause = new Error(complaint.trim())
  if (/address already in use/i.test(complaint)) {
    return new LocalnetError(
      'PORT_IN_USE',
      `Port ${port} is already in use. Stop the program that uses it or choose another port with --evm-port.`,
      { cause },
    )
  }
  if (stateFile && complaint.includes(stateFile)) {
    return new LocalnetError(
      'BAD_STATE',
      `The state of the EVM network in ${stateFile} cannot be read. Start with --reset to delete it.`,
      { cause },
    )
  }
  return cause
}

/** Fails as in EIP-1193: with JSON-RPC's error object, which has a code and a message. */
async function call(url: string, args: { method: string; params?: readonly unknown[] }) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, params: [], ...args })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body })
  const answer = (await response.json()) as { result?: unknown; error?: object }
  if (answer.error) throw Object.assign(new Error(), answer.error)
  return answer.result
}
