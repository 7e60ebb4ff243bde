import { ANALYTICS_PERIODS } from '@mintline/core/enumerations/indexer'
import { type Blockchain, layerOneOf } from '@mintline/core/networks'
import { coinOf } from '../../src/database/coins.ts'
import {
  activityKey,
  addressKey,
  CHAIN_NUMBERS,
  collectionKey,
  itemKey,
  transactionKey,
} from '../../src/database/keys/index.ts'
import type { Pools } from '../../src/database/pools/openPools.ts'
import { addTrades } from '../../src/database/trades/recountTrades.ts'
import { refreshBoard } from '../../src/jobs/leaderboards/refreshBoard.ts'
import { wallet } from './_addresses.ts'
import {
  type Change,
  countTraits,
  type ItemFixture,
  writeCollections,
  writeItems,
} from './_fixture.ts'
import {
  ALICE,
  BOB,
  CAROL,
  CHAINS,
  COPIED,
  COPIES,
  dropOn,
  itemOn,
  MINTED,
  minute,
} from './_names.ts'
import { writeOrderActivities } from './_orderActivities.ts'
import { writeOrders } from './_orders.ts'
import { collectionRow, STORED } from './_rows.ts'
import { writeChains, writeFloors, writeMetadata } from './_tables.ts'
import { WORLD_ORDERS } from './_worldOrders.ts'

/** Writes the fixture: a drop on each blockchain, and a collection with copies. */
export async function writeWorld(pools: Pools): Promise<void> {
  await writeCollections(pools, [
    ...CHAINS.map((chain, index) =>
      collectionRow(dropOn(chain), {
        owner: keyOf(chain, CAROL),
        name: `Drop on ${chain}`,
        symbol: 'DROP',
        type: typeOn(chain),
        features: ['BURN'],
        minters: [keyOf(chain, ALICE)],
        royalty_accounts: [keyOf(chain, CAROL)],
        royalty_shares: [500],
        metadata: JSON.stringify({ name: 'Drop', content: [], sellerFeeBasisPoints: 500 }),
        updated_at: minute(Math.floor(index / 2)),
      }),
    ),
    collectionRow(COPIES, { name: 'Copies', type: 'ERC1155', updated_at: minute(0) }),
  ])
  await writeItems(pools, CHAINS.flatMap(itemsOn))
  await writeItems(pools, [{ item: COPIED, collection: COPIES, changes: copiesMade() }])
  await writeMetadata(pools)
  await writeChains(pools)
  await writeOrderActivities(pools)
  await writeForeignSales(pools)
  await writeFloors(pools)
  await writeOrders(pools, WORLD_ORDERS)
  await countTraits(pools.write)
  await writeSums(pools)
}

/** Writes simultaneous sales of two items on Base, by Bob to Carol on another market. */
async function writeForeignSales({ write }: Pools): Promise<void> {
  const rows = [1, 2].map((number) => ({
    id: activityKey({ blockchain: 'BASE', value: `foreign-sale-${number}` }),
    collection: collectionKey(dropOn('BASE')),
    chain: CHAIN_NUMBERS.BASE,
    type: 'SELL',
    item: itemKey(itemOn('BASE', number)),
    from_account: keyOf('BASE', BOB),
    to_account: keyOf('BASE', CAROL),
    at: minute(14),
    block: 9,
    block_hash: Buffer.alloc(32, 9),
    log_index: 0,
    transaction: transactionKey('0xbb'),
    value: '1',
    currency: coinOf('BASE'),
    price: '2',
    source: 'OPEN_SEA',
    data: JSON.stringify({ isAcceptedBid: false }),
    reverted: false,
    db_updated_at: STORED,
  }))
  await write.insertInto('activities').values(rows).execute()
}

/** Writes sale sums, and the boards a quarter of an hour after the last sale. */
async function writeSums({ write }: Pools): Promise<void> {
  const sales = await write
    .selectFrom('activities')
    .select(['id', 'collection'])
    .where('type', '=', 'SELL')
    .execute()
  await write.transaction().execute((transaction) => addTrades(transaction, sales))
  for (const period of ANALYTICS_PERIODS) await refreshBoard(write, period, minute(29))
}

const keyOf = (blockchain: Blockchain, seed: number) =>
  addressKey({ blockchain, address: wallet(blockchain, seed) })

function typeOn(chain: Blockchain): string {
  const types = { ETHEREUM: 'ERC721', SOLANA: 'TOKEN_GROUP_2022', APTOS: 'APTOS', FLOW: 'FLOW' }
  return types[layerOneOf(chain)]
}

/** Each item's color, which is its trait. */
const COLORS = ['Red', 'Red', 'Blue', 'Red', 'Green', 'Blue']

function itemsOn(chain: Blockchain): ItemFixture[] {
  return Array.from({ length: MINTED }, (_, index) => {
    const number = index + 1
    return {
      item: itemOn(chain, number),
      collection: dropOn(chain),
      changes: changesOf(chain, number),
      values: {
        creators: [keyOf(chain, CAROL)],
        creator_shares: [10_000],
        traits: [`Color\u001f${COLORS[index]}`, 'Size\u001fBig'],
        ...(number === 5 && {
          royalty_accounts: [keyOf(chain, BOB)],
          royalty_shares: [250],
        }),
      },
    }
  })
}

/**
 * Returns an item's changes. Three items are minted per minute; the second and third go to Bob in one transaction, and
 * the fourth is burned.
 */
function changesOf(chain: Blockchain, number: number): Change[] {
  const alice = wallet(chain, ALICE)
  const bob = wallet(chain, BOB)
  const mint: Change = { type: 'MINT', to: alice, at: minute(Math.ceil(number / 3)), block: 1n }
  const later = { from: alice, at: minute(5), block: 2n }
  if (number === 2) return [mint, { ...later, type: 'TRANSFER', to: bob }]
  if (number === 3) return [mint, { ...later, type: 'TRANSFER', to: bob, purchase: true }]
  if (number === 4) return [mint, { ...later, type: 'BURN' }]
  return [mint]
}

function copiesMade(): Change[] {
  const [alice, bob, carol] = [ALICE, BOB, CAROL].map((seed) => wallet('ETHEREUM', seed))
  return [
    { type: 'MINT', to: alice, value: 10n, at: minute(1), block: 1n },
    { type: 'TRANSFER', from: alice, to: bob, value: 4n, at: minute(7), block: 3n },
    { type: 'TRANSFER', from: alice, to: carol, value: 2n, at: minute(7), block: 3n },
  ]
}
