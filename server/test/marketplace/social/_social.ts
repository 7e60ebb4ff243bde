import { randomInt } from 'node:crypto'
import { formatItemId, formatOwnershipId, type ItemParts } from '@mintline/core/identifiers'
import type { FastifyInstance } from 'fastify'
import type { ApiConnection } from '../../../../clients/marketplace-api/src/index.ts'
import { addressKey } from '../../../src/database/keys/index.ts'
import type { Pools } from '../../../src/database/pools/openPools.ts'
import { type TestDatabase, testDatabase } from '../../_database.ts'
import { wallet as addressOf } from '../../read-model/_addresses.ts'
import { type Change, writeCollections, writeItems } from '../../read-model/_fixture.ts'
import { dropOn, minute } from '../../read-model/_names.ts'
import { collectionRow } from '../../read-model/_rows.ts'
import { marketplaceOver } from '../_app.ts'
import { connectionTo, type SignedIn, signedIn } from '../_connection.ts'
import { evmWallet, type TestWallet } from '../_wallets.ts'

/** The collection for the items in these tests. */
export const DROP = dropOn('BASE')

/** Returns a wallet's address as on chain. */
const plain = ({ text }: Pick<TestWallet, 'text'>) => text.slice(text.indexOf(':') + 1)

/** A wallet that belongs to no signed-in user. */
export const STRANGER = { text: `ETHEREUM:${addressOf('BASE', 99)}` }

/** Writes the items' collection, once. */
export const writeDrop = (pools: Pools): Promise<void> =>
  writeCollections(pools, [collectionRow(DROP)])

/** Mints an item to its creator's wallet, then transfers it to others in turn. */
export async function minted(
  pools: Pools,
  creator: Pick<TestWallet, 'text'>,
  { to = [], tokenId = BigInt(randomInt(2 ** 40)) }: Minting = {},
): Promise<string> {
  const item: ItemParts = { ...DROP, tokenId }
  const owners = [creator, ...to].map(plain)
  const changes = owners.map((owner, index): Change => {
    const from = owners[index - 1]
    const when = { at: minute(index + 1), block: BigInt(index + 1), to: owner }
    return from === undefined ? { type: 'MINT', ...when } : { type: 'TRANSFER', from, ...when }
  })
  const key = addressKey({ blockchain: DROP.blockchain, address: plain(creator) })
  const values = { creators: [key], creator_shares: [10_000] }
  await writeItems(pools, [{ item, collection: DROP, changes, values }])
  return formatItemId(item)
}

interface Minting {
  /** Later owners, in order. */
  readonly to?: readonly Pick<TestWallet, 'text'>[]
  /** Default: a new one. */
  readonly tokenId?: bigint
}

/** Returns the id of a wallet's ownership. */
export function ownershipOf(item: string, owner: Pick<TestWallet, 'text'>): string {
  const [, , tokenId = ''] = item.split(':')
  return formatOwnershipId({ ...DROP, tokenId: BigInt(tokenId), owner: plain(owner) })
}

/** Sets up a marketplace with a collection, for the calling suite. */
export function withSocial() {
  let database: TestDatabase
  let app: FastifyInstance
  before(async () => {
    database = await testDatabase()
    await writeDrop(database)
    // Each request has a distinct time, so that lists sorted by time are in request order.
    let last = 0
    const now = () => {
      last = Math.max(last + 1, Date.now())
      return new Date(last)
    }
    app = await marketplaceOver(database, { now })
  })
  after(() => app.close())
  return {
    pools: () => database,
    /** Signs a new wallet in. */
    user: (): Promise<SignedIn> => signedIn(app, evmWallet()),
    /** Returns a connection without a signed-in user. */
    visitor: (): ApiConnection => connectionTo(app),
    app: () => app,
  }
}
