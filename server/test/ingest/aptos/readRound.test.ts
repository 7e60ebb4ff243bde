import type { AccountAddress, Ed25519Account } from '@aptos-labs/ts-sdk'
import { expect } from 'chai'
import type { Kysely } from 'kysely'
import { machinesAt } from '../../../../clients/aptos/src/drop/machine.ts'
import { mintItems } from '../../../../clients/aptos/src/mint/mintItems.ts'
import type { AptosDrop } from '../../../../clients/aptos/src/mint/mintRequest.ts'
import { keyWallet } from '../../../../clients/aptos/src/wallet/signingWallet.ts'
import { administer, openDrop } from '../../../../clients/aptos/test/support/drops.ts'
import {
  describeOnNetwork,
  startNetwork,
  type TestNetwork,
} from '../../../../clients/aptos/test/support/network.ts'
import { publishDropMachine } from '../../../../localnet/src/aptos/index.ts'
import type { DB } from '../../../src/database/tables.ts'
import { testDatabase } from '../../_database.ts'
import { emptyTables, tablesOf } from '../_tables.ts'
import { type NodeProxy, type RestLie, startNodeProxy } from './_nodeProxy.ts'
import { type Reading, reading } from './_reading.ts'

const PRICE = 1_000n

describeOnNetwork('An Aptos network', () => {
  let network: TestNetwork
  let proxy: NodeProxy
  let database: Kysely<DB>
  let other: Kysely<DB>
  let minter: Ed25519Account
  let drop: AptosDrop
  let live: Reading

  before(async () => {
    database = (await testDatabase()).write
    other = (await testDatabase()).write
    network = await startNetwork()
    proxy = await startNodeProxy(network.nodeUrl)
    minter = await network.newAccount()
    drop = await openDrop(network, { phases: [{ price: PRICE }], totalSupply: 0n })
  })
  beforeEach(async () => {
    proxy.lie = undefined
    proxy.trouble = undefined
    await emptyTables(database)
    live = from(database)
  })
  after(async () => {
    await proxy.close()
    await network.close()
  })

  it('is read live as it is anew: mints, transfers, new royalties and owners; also twice', async () => {
    await live.round()
    const [first, second] = await mint(3n)
    const { accountAddress } = await network.newAccount()
    await send(first, accountAddress)
    await live.round()
    // Minted and moved between two rounds, by another process
    await send(second, accountAddress)
    await administer(network, 'set_royalties', [drop.contract, accountAddress, 1_000, 75])
    await from(database).round()
    const collection = await database
      .selectFrom('collections')
      .select(['royalty_shares', 'royalty_accounts', 'updated_at'])
      .executeTakeFirstOrThrow()
    expect(collection.royalty_shares).to.deep.equal([750])
    expect(
      collection.royalty_accounts.map((key) => `0x${key.toString('hex').slice(4)}`),
    ).to.deep.equal([accountAddress.toStringLong()])
    await expectFresh()

    // When the cursor is lost, and everything is read into the same tables again
    await database.deleteFrom('cursors').execute()
    await from(database).round()
    await expectFresh()
  })

  it('has nothing of modules that call their events like those of the machine', async () => {
    await live.round()
    const before = await tablesOf(database)
    // Given the same package at another address, with a drop and a mint
    const publisher = await publishDropMachine(network, { account: await network.newAccount() })
    const execute: TestNetwork['execute'] = (sender, name, args) =>
      network.execute(sender, `${publisher}::${name}`, args)
    const twin = { ...network, publisher, machines: machinesAt(publisher), execute }
    const forged = await openDrop(twin, { phases: [{ price: PRICE }] })
    const { items } = await mintItems(network.connection, {
      ...forged,
      wallet: keyWallet(minter),
      quantity: 1n,
    })
    await send(itemOf(items[0]), network.owner.accountAddress)
    await live.round()
    expect(await tablesOf(database)).to.deep.equal(before)
  })

  it('has nothing of transactions that failed', async () => {
    await live.round()
    const before = await tablesOf(database)
    const failed = await failureOf(
      network.execute(minter, 'drop_machine_v2::mint', [drop.contract, 1, PRICE - 1n]),
    )
    expect(failed).to.be.an('error')
    await live.round()
    expect(await tablesOf(database)).to.deep.equal(before)
  })

  it('knows a drop that was created before the first version to read', async () => {
    await live.round()
    const firstVersion = (await version()) + 1
    await mint(1n)
    await emptyTables(database)
    await reading(database, {
      url: proxy.url,
      machine: network.publisher,
      firstVersion,
    }).round()
    const [collection] = await database.selectFrom('collections').selectAll().execute()
    expect(collection).to.deep.include({
      type: 'APTOS',
      creator: null,
      extra: { machine: network.publisher },
    })
    const items = await database.selectFrom('items').select('supply').execute()
    expect(items).to.deep.equal([{ supply: '1' }])
  })

  const LIES: Record<string, { lie: RestLie; code: string }> = {
    'has no list of transactions': {
      lie: { path: 'transactions?', body: () => ({}) },
      code: 'NODE_REFUSED',
    },
    'leaves out a transaction': {
      lie: { path: 'transactions?', body: (page) => (page as unknown[]).slice(1) },
      code: 'NODE_REFUSED',
    },
    'has no transactions, although there are some': {
      lie: { path: 'transactions?', body: () => [] },
      code: 'NODE_REFUSED',
    },
    'has events of the machine in another shape': {
      lie: {
        path: 'transactions?',
        body: (page) => changed(page, '"total_price":"', '"total_price":"x'),
      },
      code: 'NODE_REFUSED',
    },
    'lags behind': {
      lie: { path: 'transactions?', headers: { 'x-aptos-ledger-version': '1' } },
      code: 'NODE_NOT_AVAILABLE',
    },
    'has no blocks': { lie: { path: 'blocks/', body: () => null }, code: 'NODE_REFUSED' },
    'serves another network': {
      lie: {
        path: 'transactions/by_version',
        body: (one) => ({ ...Object(one), hash: `0x${'1'.repeat(64)}` }),
      },
      code: 'OTHER_CHAIN',
    },
    'has another chain id': {
      lie: { path: '', body: (one) => ({ ...Object(one), chain_id: 2 }) },
      code: 'OTHER_CHAIN',
    },
    'has no version': { lie: { path: '', body: () => ({ chain_id: 4 }) }, code: 'NODE_REFUSED' },
  }
  for (const [name, { lie, code }] of Object.entries(LIES)) {
    it(`leaves cursor and rows as they are where its node ${name}`, async () => {
      await live.round()
      await mint(1n)
      const before = { ...(await tablesOf(database)), position: (await cursor()).position }
      proxy.lie = lie
      expect(await failureOf(live.round())).to.include({ code })
      expect({ ...(await tablesOf(database)), position: (await cursor()).position }).to.deep.equal(
        before,
      )

      // When it tells the truth again, then nothing is missing
      proxy.lie = undefined
      await live.round()
      await expectFresh()
    })
  }

  it('is left alone by one that throttles, until the next round', async () => {
    await live.round()
    await mint(1n)
    proxy.trouble = 429
    proxy.paths.length = 0
    expect(await failureOf(live.round())).to.include({ code: 'NODE_RATE_LIMITED' })
    expect(proxy.paths).to.have.length(1)
    proxy.trouble = undefined
    await live.round()
    await expectFresh()
  })

  // Last, as they add so many transactions: each test before would read them again and again.
  it('is read to the last version, in pages of any size', async () => {
    while ((await version()) % 100 !== 0) await network.newAccount()
    const last = await version()
    proxy.paths.length = 0
    await live.round()
    const pages = proxy.paths.filter((path) => path.startsWith('transactions?'))
    expect(pages).to.deep.equal(
      Array.from({ length: last / 100 }, (_, at) => `transactions?start=${at * 100 + 1}&limit=100`),
    )
    const { block, position } = await cursor()
    expect(Number(block)).to.equal(last)
    expect(position).to.deep.include({ version: last, chainId: 4 })

    // When nothing has happened since then, nothing is read
    proxy.paths.length = 0
    await live.round()
    expect(proxy.paths).to.deep.equal(['', `transactions/by_version/${last}`])

    // And a node that answers with less than it is asked for loses nothing
    await emptyTables(database)
    proxy.lie = { path: 'transactions?', body: (page) => (page as unknown[]).slice(0, 30) }
    await from(database).round()
    proxy.lie = undefined
    await expectFresh()
  })

  it('is read on from where a process ended in the middle', async () => {
    await mint(1n)
    while ((await version()) <= 40) await network.newAccount()
    const broken = (page: unknown, path: string) =>
      path.includes('start=31&') ? {} : (page as unknown[]).slice(0, 30)
    proxy.lie = { path: 'transactions?', body: broken }
    expect(await failureOf(live.round())).to.include({ code: 'NODE_REFUSED' })
    expect((await cursor()).position).to.include({ version: 30 })

    proxy.lie = undefined
    await from(database).round()
    await expectFresh()
  })

  const from = (into: Kysely<DB>) => reading(into, { url: proxy.url, machine: network.publisher })

  async function version(): Promise<number> {
    // Not by the SDK, which keeps what it was told.
    const answer: unknown = await (await fetch(network.nodeUrl)).json()
    return Number(Object(answer).ledger_version)
  }

  /** Addresses of new items. */
  async function mint(quantity: bigint): Promise<string[]> {
    const wallet = keyWallet(minter)
    const { items } = await mintItems(network.connection, { ...drop, wallet, quantity })
    return items.map(itemOf)
  }

  const itemOf = (item: { readonly itemId: string } | undefined) =>
    (item?.itemId ?? '').slice('APTOS:'.length)

  const send = (item: string | undefined, to: AccountAddress) =>
    network.execute(minter, '0x1::object::transfer_call', [item ?? '', to])

  /** The tables equal those of an ingest from the beginning. */
  async function expectFresh(): Promise<void> {
    await emptyTables(other)
    await from(other).round()
    expect(await tablesOf(database)).to.deep.equal(await tablesOf(other))
  }

  async function cursor() {
    return await database
      .selectFrom('cursors')
      .select(['position', 'block'])
      .where('source', '=', 'APTOS')
      .executeTakeFirstOrThrow()
  }
})

function changed(answer: unknown, text: string, by: string): unknown {
  return JSON.parse(JSON.stringify(answer).replaceAll(text, by))
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return await call.then(
    () => undefined,
    (error: unknown) => error,
  )
}
