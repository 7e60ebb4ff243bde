import { readFile } from 'node:fs/promises'
import {
  type AllowlistEntryInput,
  createConnection,
  fetchAllowlist,
  keypairWallet,
  memoryJournal,
  upsertAllowlist,
} from '@mintline/solana'
import { Keypair, PublicKey } from '@solana/web3.js'
import type { Page } from 'playwright-core'
import type { RunningApp } from './startApp.ts'

/** One list of one collection. */
export interface ListOf {
  deployment: string
  phaseIndex: number
}

/** So many wallets that nobody else has. */
export function someWallets(count: number): string[] {
  return Array.from({ length: count }, () => Keypair.generate().publicKey.toBase58())
}

/** Entries on chain as `wallet price amount`, in the order of their wallets. */
export async function entriesOnChain({ network }: RunningApp, list: ListOf): Promise<string[]> {
  const entries = await fetchAllowlist(createConnection(network.rpcUrl), list)
  return entries.map(textOf).sort()
}

/** An entry as `wallet price amount`. */
export function textOf({
  user,
  price,
  amount,
}: {
  user: string
  price: bigint
  amount: number
}): string {
  return `${user} ${price} ${amount}`
}

/** Writes entries as their owner would elsewhere, without the page. */
export async function writeEntries(
  { network }: RunningApp,
  {
    creator,
    entries,
    ...list
  }: ListOf & { creator: Keypair; entries: readonly AllowlistEntryInput[] },
): Promise<void> {
  const connection = createConnection(network.rpcUrl, { wsEndpoint: network.wsUrl })
  const { genesisHash } = network
  await upsertAllowlist({
    ...list,
    session: { connection, wallet: keypairWallet(creator) },
    journal: memoryJournal({ genesisHash, ...list }),
    entries,
    priorityFee: 'off',
  })
}

/** Lamports of a wallet, and how many transactions it ever had, failed ones too. */
export async function accountOf({ network }: RunningApp, address: string) {
  const connection = createConnection(network.rpcUrl)
  const key = new PublicKey(address)
  const [balance, signatures] = await Promise.all([
    connection.getBalance(key),
    connection.getSignaturesForAddress(key, { limit: 1_000 }),
  ])
  return { balance: BigInt(balance), transactions: signatures.length }
}

/** Gives the page a file, as a person who chooses one. */
export async function giveFile(page: Page, text: string, name = 'list.csv'): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

/** Presses a button and reads the file that the browser saves. */
export async function download(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  const [saved] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: saved.suggestedFilename(), text: await readFile(await saved.path(), 'utf8') }
}
