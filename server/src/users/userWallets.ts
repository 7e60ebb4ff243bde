import { isAddressOn, unionAddress } from '@mintline/core/identifiers'
import { isBlockchain, type LayerOne, layerOneOf } from '@mintline/core/networks'
import type { Kysely } from 'kysely'
import { walletKey } from '../database/keys/index.ts'
import type { DB } from '../database/tables.ts'
import { ServerError } from '../errors/serverError.ts'

/** A wallet, which is the same on all blockchains in its group. */
export interface Wallet {
  readonly group: LayerOne
  /** In the group's normal form. */
  readonly address: string
}

/** Returns a wallet's key. */
export const keyOf = ({ group, address }: Wallet): Buffer =>
  walletKey({ blockchain: group, address })

/** Formats a wallet as in responses: `ETHEREUM:0x…`. */
export const walletText = ({ group, address }: Wallet): string => `${group}:${address}`

/**
 * Parses the wallet in a form.
 *
 * @param address - with or without the group before a colon
 * @throws `WALLET_INVALID` if the blockchain is not supported, or has no such address
 */
export function walletOf(blockchain: string, address: string): Wallet {
  if (!isBlockchain(blockchain)) {
    throw new ServerError('WALLET_INVALID', {
      field: 'blockchain',
      rule: `names ${blockchain}, of which nothing is known here`,
    })
  }
  const group = layerOneOf(blockchain)
  const own = address.startsWith(`${group}:`) ? address.slice(group.length + 1) : address
  if (!isAddressOn(group, own)) {
    throw new ServerError('WALLET_INVALID', {
      field: 'address',
      rule: `must be an address of ${group}`,
    })
  }
  return { group, address: unionAddress(`${group}:${own}`).slice(group.length + 1) }
}

/** Fetches the id of a wallet's user, by wallet key; undefined = it is nobody's. */
export async function ownerOf(database: Kysely<DB>, wallet: Buffer): Promise<string | undefined> {
  const row = await database
    .selectFrom('wallets')
    .select('user_id')
    .where('wallet', '=', wallet)
    .executeTakeFirst()
  return row?.user_id
}

const DAY_MS = 24 * 60 * 60_000
/** Days after which a wallet counts as much as its user's first one. */
const ESTABLISHED_DAYS = 30

/** A user's wallet. */
export interface UserWallet {
  /** By `walletKey`. */
  readonly key: Buffer
  readonly addedAt: Date
}

/** Returns a user's wallets, oldest first. */
export async function walletsOf(database: Kysely<DB>, userId: string): Promise<UserWallet[]> {
  const rows = await database
    .selectFrom('wallets')
    .select(['wallet', 'added_at'])
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .execute()
  return rows.map(({ wallet, added_at }) => ({ key: wallet, addedAt: added_at }))
}

/**
 * Requires that a wallet is its user's oldest, or has been the user's for 30 days: in that time, an owner who is
 * notified about a stranger's wallet removes it.
 *
 * @param wallets - all the user's, oldest first
 * @throws `WALLET_TOO_NEW`
 */
export function assertEstablished(wallets: readonly UserWallet[], wallet: Buffer, now: Date): void {
  const addedAt = wallets.find(({ key }) => key.equals(wallet))?.addedAt.getTime()
  const oldest = wallets[0]?.addedAt.getTime()
  const isEstablished =
    addedAt !== undefined &&
    (addedAt === oldest || addedAt <= now.getTime() - ESTABLISHED_DAYS * DAY_MS)
  if (!isEstablished) throw new ServerError('WALLET_TOO_NEW', { days: ESTABLISHED_DAYS })
}
