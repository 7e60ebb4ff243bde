// Measures the speed stated in the README: npx tsx localnet/bench/speed.ts
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { createInterface } from 'node:readline'
import { createMint, createMintToInstruction, TOKEN_PROGRAM_ID } from '@solana/spl-token'
import { Connection, Keypair, SystemProgram, Transaction } from '@solana/web3.js'
import { Chain } from '../src/chain/chain.ts'
import { newNetwork } from '../src/chain/identity.ts'
import { startLocalnet } from '../src/index.ts'
import { getProgramAccounts } from '../src/methods/programAccounts.ts'
import { noJournal } from '../src/state/journal.ts'
import { stringifyJson } from '../src/wire/json.ts'
import { setTokenAccount } from './_accounts.ts'

const MAIN = join(import.meta.dirname, '..', 'src', 'main.ts')
const TRANSFERS = 2_000
const AT_ONCE = 50
const ACCOUNTS = 30_000

await report('ready to serve', 'ms', timeToReady)
await report('simple transfers through RPC, preflight on', '/s', transfersPerSecond)
await report('mints of a token through RPC, preflight on', '/s', mintsPerSecond)
await report(`getProgramAccounts over ${ACCOUNTS} accounts`, 'ms', scanTime)

async function report(what: string, unit: string, measure: () => number | Promise<number>) {
  console.log(`${what}: ${Math.round(await measure())} ${unit}`)
}

async function timeToReady(): Promise<number> {
  const start = performance.now()
  const child = spawn(process.execPath, [...process.execArgv, MAIN, '--port', '0'])
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('RPC: ')) break
  }
  child.kill('SIGINT')
  return performance.now() - start
}

async function transfersPerSecond(): Promise<number> {
  return sentPerSecond(async (_, payer) => {
    const toPubkey = Keypair.generate().publicKey
    return (lamports) =>
      SystemProgram.transfer({
        fromPubkey: payer.publicKey,
        toPubkey,
        lamports: 1_000_000 + lamports,
      })
  })
}

async function mintsPerSecond(): Promise<number> {
  return sentPerSecond(async (connection, payer) => {
    const { createAccount } = await import('@solana/spl-token')
    const mint = await createMint(connection, payer, payer.publicKey, null, 0)
    const holding = await createAccount(connection, payer, mint, payer.publicKey)
    return (amount) => createMintToInstruction(mint, holding, payer.publicKey, amount + 1)
  })
}

type Prepare = (
  connection: Connection,
  payer: Keypair,
) => Promise<(index: number) => Transaction['instructions'][number]>

async function sentPerSecond(prepare: Prepare): Promise<number> {
  const localnet = await startLocalnet({ rpcPort: 0 })
  const connection = new Connection(localnet.rpcUrl, 'confirmed')
  const payer = Keypair.generate()
  await connection.requestAirdrop(payer.publicKey, 100_000_000_000)
  const instruction = await prepare(connection, payer)
  const latest = await connection.getLatestBlockhash()
  const raw = Array.from({ length: TRANSFERS }, (_, index) => {
    const transaction = new Transaction({ feePayer: payer.publicKey, ...latest })
    transaction.add(instruction(index)).sign(payer)
    return transaction.serialize()
  })
  const start = performance.now()
  for (let at = 0; at < raw.length; at += AT_ONCE) {
    const batch = raw.slice(at, at + AT_ONCE)
    await Promise.all(batch.map((bytes) => connection.sendRawTransaction(bytes)))
  }
  const seconds = (performance.now() - start) / 1000
  await localnet.close()
  return TRANSFERS / seconds
}

function scanTime(): number {
  const chain = new Chain(newNetwork(), noJournal)
  for (let i = 0; i < ACCOUNTS; i++) setTokenAccount(chain, 165)
  const start = performance.now()
  const config = { encoding: 'base64', filters: [{ dataSize: 165 }] }
  stringifyJson(getProgramAccounts(chain, [TOKEN_PROGRAM_ID.toBase58(), config]))
  return performance.now() - start
}
