import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Eip1193Provider } from '../../src/signing/index.ts'

/** First account of anvil's well-known mnemonic; anvil signs for it itself. */
export const ANVIL_ACCOUNT = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

/** A running anvil as an EVM wallet with its accounts. */
export interface Anvil {
  /** For HTTP; its socket is at the same port. */
  readonly url: string
  readonly provider: Eip1193Provider
  stop(): void
}

/**
 * Starts anvil on a free port.
 *
 * @param options Options of its command line, such as `['--chain-id', '295']`.
 */
export async function startAnvil(options: readonly string[] = []): Promise<Anvil> {
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  const child = spawn(anvilBinary(), ['--port', '0', ...options], { stdio: [...stdio] })
  const url = `http://${await listeningAddress(child)}`
  return { url, provider: { request: (args) => call(url, args) }, stop: () => child.kill() }
}

function anvilBinary(): string {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch
  const name = `@foundry-rs/anvil-${process.platform}-${architecture}`
  const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
  return join(folder, 'bin', 'anvil')
}

async function listeningAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('anvil has no output')
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /Listening on (\S+)/.exec(line)
    if (found?.[1]) {
      child.stdout.resume()
      return found[1]
    }
  }
  throw new Error('anvil ended before it listened')
}

/** Fails as in EIP-1193: with the error object of JSON-RPC, which has a code and a message. */
async function call(url: string, args: { method: string; params?: readonly unknown[] }) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, params: [], ...args })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body })
  const answer = (await response.json()) as { result?: unknown; error?: object }
  if (answer.error) throw Object.assign(new Error(), answer.error)
  return answer.result
}
