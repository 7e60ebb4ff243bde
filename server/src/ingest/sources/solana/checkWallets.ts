import { fieldOf, isNodeError, isTransientNodeError, nodeError } from '@mintline/core'
import { TOKEN_2022_PROGRAM } from '@mintline/solana/reads'
import { base58 } from '@scure/base'
import { type Kysely, sql } from 'kysely'
import { anyOf } from '../../../database/anyOf.ts'
import { CHAIN_NUMBERS, itemKey, readAddressKey } from '../../../database/keys/index.ts'
import type { DB } from '../../../database/tables.ts'
import { lockWrites } from '../../apply/locks.ts'
import type { CheckWatchesOptions } from './checkWatches.ts'
import { COMMITMENT, type SolanaNode } from './solanaNode.ts'

/** Wallets per round: a single wallet's answer can be large. */
const WALLETS = 5

const METHOD = 'getTokenAccountsByOwner'

/** Start of a token account's data: mint, owner and amount. */
const MINT_LENGTH = 32
const AMOUNT_OFFSET = 2 * MINT_LENGTH
const DATA_LENGTH = AMOUNT_OFFSET + 8

/** A wallet waiting for its check. */
interface AskedWallet {
  readonly wallet: Buffer
  readonly asked_at: Date | null
}

/**
 * Checks the holdings of wallets that somebody looked up, and makes all items due that have arrived or left;
 * `checkWatches` then looks for the transfers. If a node does not report a wallet, its items keep their schedule.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, or the signal's reason.
 */
export async function checkWallets(
  node: SolanaNode,
  database: Kysely<DB>,
  { blockchain, schedule: { shortest } }: Pick<CheckWatchesOptions, 'blockchain' | 'schedule'>,
): Promise<void> {
  const chain = CHAIN_NUMBERS[blockchain]
  const wallets = await database
    .selectFrom('wallet_watches')
    .select(['wallet', 'asked_at'])
    .where('chain', '=', chain)
    .where('asked_at', 'is not', null)
    .where(sql<boolean>`coalesce(checked_at <= now() - make_interval(secs => ${shortest}), true)`)
    .orderBy('asked_at')
    .limit(WALLETS)
    .execute()
  if (wallets.length === 0) return
  const moved: Buffer[] = []
  for (const { wallet } of wallets) moved.push(...(await movedItems(node, database, wallet)))
  await database.transaction().execute(async (transaction) => {
    await lockWrites(transaction, blockchain)
    await transaction
      .updateTable('item_watches')
      .set({ next_at: sql<Date>`least(next_at, now())` })
      .where('item', '=', anyOf(moved))
      .execute()
    await sql`
      update wallet_watches set
        checked_at = now(),
        -- Whoever has asked since then is still to be answered.
        asked_at = nullif(wallet_watches.asked_at, checked.asked_at)
      from (values ${sql.join(wallets.map(rowOf))}) as checked (wallet, asked_at)
      where wallet_watches.wallet = checked.wallet`.execute(transaction)
    // The remaining wallet row only prevents another check too soon.
    await sql`
      delete from wallet_watches
      where chain = ${chain} and asked_at is null
        and checked_at <= now() - make_interval(secs => ${shortest})`.execute(transaction)
  })
}

const rowOf = ({ wallet, asked_at }: AskedWallet) =>
  sql`(${wallet}::bytea, ${asked_at}::timestamptz)`

/** Returns items whose watched account is out of date: they arrived in the wallet or left it. */
async function movedItems(
  node: SolanaNode,
  database: Kysely<DB>,
  wallet: Buffer,
): Promise<Buffer[]> {
  const { blockchain } = readAddressKey(wallet)
  const accounts = await heldAccounts(node, wallet)
  if (accounts === undefined) return []
  const keys = accounts.map(({ mint }) =>
    itemKey({ blockchain, contract: mint, tokenId: undefined }),
  )
  const held = new Set(accounts.map(({ account }) => account))
  const arrived = await database
    .selectFrom('item_watches')
    .select(['item', 'account'])
    .where('item', '=', anyOf(keys))
    .execute()
  const known = await database
    .selectFrom('ownerships')
    .innerJoin('item_watches', (join) =>
      join
        .onRef('item_watches.item', '=', 'ownerships.item')
        .onRef('item_watches.collection', '=', 'ownerships.collection'),
    )
    .select(['item_watches.item', 'item_watches.account'])
    .where('ownerships.owner', '=', wallet)
    .execute()
  return [...arrived, ...known].flatMap(({ item, account }) => (held.has(account) ? [] : item))
}

/** A token account that is not empty. */
interface HeldAccount {
  readonly mint: string
  readonly account: string
}

/** Fetches a wallet's accounts that are not empty; undefined = the node does not report them. */
async function heldAccounts(
  node: SolanaNode,
  wallet: Buffer,
): Promise<readonly HeldAccount[] | undefined> {
  const { address } = readAddressKey(wallet)
  const part = { encoding: 'base64', dataSlice: { offset: 0, length: DATA_LENGTH } }
  try {
    const answer = await node.call(
      METHOD,
      address,
      { programId: TOKEN_2022_PROGRAM },
      { commitment: COMMITMENT, ...part },
    )
    const accounts = fieldOf(answer, 'value')
    if (!Array.isArray(accounts)) throw malformed()
    return accounts.flatMap(readAccount)
  } catch (error) {
    // Nodes without an owner index refuse, as do those that reject large answers.
    if (isNodeError(error) && !isTransientNodeError(error)) return undefined
    throw error
  }
}

function readAccount(value: unknown): HeldAccount[] {
  const [account, encoded] = [fieldOf(value, 'pubkey'), fieldOf(fieldOf(value, 'account'), 'data')]
  const text: unknown = Array.isArray(encoded) ? encoded[0] : undefined
  if (typeof account !== 'string' || typeof text !== 'string') throw malformed()
  const data = Buffer.from(text, 'base64')
  if (data.length !== DATA_LENGTH) throw malformed()
  if (data.readBigUInt64LE(AMOUNT_OFFSET) === 0n) return []
  return [{ mint: base58.encode(data.subarray(0, MINT_LENGTH)), account }]
}

function malformed() {
  return nodeError(METHOD, new Error('its answer is malformed'))
}
