import { Connection, Keypair, LAMPORTS_PER_SOL } from '@solana/web3.js'
import { type Localnet, type LocalnetOptions, startLocalnet } from '../src/index.ts'

export interface TestNet {
  localnet: Localnet
  connection: Connection
}

/** Starts a network on free ports; end it with `localnet.close()`. */
export async function startTestNet(options: LocalnetOptions = {}): Promise<TestNet> {
  const localnet = await startLocalnet({ rpcPort: 0, ...options })
  return { localnet, connection: connect(localnet) }
}

export function connect({ rpcUrl }: { rpcUrl: string }): Connection {
  return new Connection(rpcUrl, 'confirmed')
}

export async function fundedKeypair(connection: Connection, sol = 10): Promise<Keypair> {
  const keypair = Keypair.generate()
  const signature = await connection.requestAirdrop(keypair.publicKey, sol * LAMPORTS_PER_SOL)
  const blockhash = await connection.getLatestBlockhash()
  await connection.confirmTransaction({ signature, ...blockhash })
  return keypair
}

export interface RpcAnswer {
  jsonrpc: string
  id: unknown
  result?: unknown
  error?: { code: number; message: string; data?: unknown }
}

/** Makes a raw JSON-RPC call, for details that clients hide. */
export async function rpc(url: string, method: string, params?: unknown): Promise<RpcAnswer> {
  const answer: RpcAnswer = JSON.parse(
    await post(url, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })),
  )
  return answer
}

export async function post(url: string, body: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body })
  return response.text()
}

/** Returns a rejected promise's error; fails if it resolves. */
export async function failureOf(promise: Promise<unknown>): Promise<Error> {
  try {
    await promise
  } catch (error) {
    if (error instanceof Error) return error
    throw error
  }
  throw new Error('expected a failure')
}

/** Resolves with the first value that the subscriber passes on. */
export function firstOf<T>(subscribe: (hand: (value: T) => void) => void): Promise<T> {
  return new Promise((resolve) => subscribe(resolve))
}
