// Measures the memory stated in the README: node --expose-gc --import=tsx localnet/bench/memory.ts
import { setImmediate } from 'node:timers/promises'
import { TOKEN_PROGRAM_ID } from '@solana/spl-token'
import { Keypair } from '@solana/web3.js'
import { Chain } from '../src/chain/chain.ts'
import { newNetwork } from '../src/chain/identity.ts'
import { getProgramAccounts } from '../src/methods/programAccounts.ts'
import { noJournal } from '../src/state/journal.ts'
import { stringifyJson } from '../src/wire/json.ts'
import { setTokenAccount } from './_accounts.ts'

const LANDED = 100_000
const AT_ONCE = 50
const ACCOUNTS = 94_000
const ACCOUNT_SIZE = 111
const READS = 10

// In a separate process, so that other measurements leave no memory behind.
await memoryOfTransactions()
memoryOfReads()

/** Transfers between two wallets: no accounts are added. */
async function memoryOfTransactions(): Promise<void> {
  const chain = new Chain(newNetwork(), noJournal)
  const to = Keypair.generate().publicKey.toBase58()
  logMemory('before any transaction')
  for (let count = 1; count <= LANDED; count++) {
    chain.airdrop(to, 1_000_000n)
    // The engine's objects are released only between turns of the event loop, as between requests.
    if (count % AT_ONCE === 0) await setImmediate()
    if (count % (LANDED / 10) === 0) logMemory(`after ${count} transactions`)
  }
}

function memoryOfReads(): void {
  const chain = new Chain(newNetwork(), noJournal)
  for (let i = 0; i < ACCOUNTS; i++) setTokenAccount(chain, ACCOUNT_SIZE)
  logMemory(`with ${ACCOUNTS} accounts`)
  const config = { encoding: 'base64', filters: [{ dataSize: ACCOUNT_SIZE }] }
  for (let reads = 1; reads <= READS; reads++) {
    stringifyJson(getProgramAccounts(chain, [TOKEN_PROGRAM_ID.toBase58(), config]))
    if (reads === 1 || reads === READS) logMemory(`after ${reads} reads of them`)
  }
}

function logMemory(when: string): void {
  globalThis.gc?.()
  console.log(`memory ${when}: ${Math.round(process.memoryUsage.rss() / 2 ** 20)} MB`)
}
