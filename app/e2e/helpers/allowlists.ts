import { solanaAddress } from '@mintline/core/identifiers'
import {
  type AllowlistEntryInput,
  fetchAllowlist,
  keypairWallet,
  memoryJournal,
  upsertAllowlist,
} from '@mintline/solana'
import { Keypair, PublicKey } from '@solana/web3.js'
import type { Page } from 'playwright-core'
import { connectionOf } from './chain.ts'
import type { RunningApp } from './startApp.ts'

/** An entry's size in bytes. */
const ENTRY_SIZE = 176

/** A collection's list. */
export interface ListOf {
  deployment: string
  phaseIndex: number
}

/** Creates random wallets. */
export function someWallets(count: number): string[] {
  return Array.from({ length: count }, () => Keypair.generate().publicKey.toBase58())
}

/** Reads entries on chain as `wallet price amount`, ordered by wallet. */
export async function entriesOnChain(app: RunningApp, list: ListOf): Promise<string[]> {
  const entries = await fetchAllowlist(connectionOf(app), list)
  return entries.map(entryText).sort()
}

/** Formats an entry as `wallet price amount`. */
export function entryText({
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

/** Creates a wallet's entry. */
export function entry(user: string, price: bigint, amount: number): AllowlistEntryInput {
  return { user: solanaAddress(user), price, amount }
}

/** Formats entries for wallets that mint one item for free, as `entriesOnChain` returns them. */
export function freeEntries(wallets: readonly string[]): string[] {
  return wallets.map((user) => `${user} 0 1`).sort()
}

/** Fetches an entry's rent in lamports. */
export async function entryRent(app: RunningApp): Promise<bigint> {
  return BigInt(await connectionOf(app).getMinimumBalanceForRentExemption(ENTRY_SIZE))
}

/** Writes entries as their owner, without the page. */
export async function writeEntries(
  app: RunningApp,
  {
    creator,
    entries,
    ...list
  }: ListOf & { creator: Keypair; entries: readonly AllowlistEntryInput[] },
): Promise<void> {
  const { genesisHash } = app.network
  const session = { connection: connectionOf(app), wallet: keypairWallet(creator) }
  const journal = memoryJournal({ genesisHash, ...list })
  await upsertAllowlist(session, { ...list, entries, journal }, { priorityFee: 'off' })
}

/** Fetches a wallet's balance, and how many transactions it has, including failed ones. */
export async function accountOf(app: RunningApp, address: string) {
  const connection = connectionOf(app)
  const key = new PublicKey(address)
  const [balance, signatures] = await Promise.all([
    connection.getBalance(key),
    connection.getSignaturesForAddress(key, { limit: 1_000 }),
  ])
  return { balance: BigInt(balance), transactions: signatures.length }
}

/** Chooses a list's file on the page. */
export async function giveFile(
  page: Page,
  text: string | Buffer,
  name = 'list.csv',
): Promise<void> {
  await page
    .locator('input[type=file][accept*=".csv"]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}
