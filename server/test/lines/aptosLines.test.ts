import { expect } from 'chai'
import fc from 'fast-check'
import type { Kysely } from 'kysely'
import { mintItems } from '../../../clients/aptos/src/mint/mintItems.ts'
import { keyWallet } from '../../../clients/aptos/src/wallet/signingWallet.ts'
import { administer, openDrop } from '../../../clients/aptos/test/support/drops.ts'
import {
  describeOnNetwork,
  startNetwork,
  type TestNetwork,
} from '../../../clients/aptos/test/support/network.ts'
import type { DB } from '../../src/database/tables.ts'
import type { LineSettings } from '../../src/lines/lineSources.ts'
import { testDatabase } from '../_database.ts'
import { emptyTables } from '../ingest/_tables.ts'
import { reading } from '../ingest/aptos/_reading.ts'
import { ingestAll, lineSettings, writtenTables } from './_lines.ts'

/** A line of a transaction. */
interface AptosLine {
  readonly blockchain: 'APTOS'
  readonly transaction: {
    readonly version: string
    readonly hash: string
    readonly events?: readonly { readonly type: string; readonly data: object }[]
  }
}

describeOnNetwork('Lines of Aptos', () => {
  let network: TestNetwork
  let live: Kysely<DB>
  let database: Kysely<DB>
  let lines: readonly AptosLine[]
  let settings: LineSettings
  let mintLine: AptosLine

  before(async () => {
    live = (await testDatabase()).write
    database = (await testDatabase()).write
    network = await startNetwork()
    const minter = await network.newAccount()
    const drop = await openDrop(network, { phases: [{ price: 1_000n }], totalSupply: 0n })
    const wallet = keyWallet(minter)
    const { items } = await mintItems(network.connection, { ...drop, wallet, quantity: 3n })
    const [first] = items
    const { accountAddress } = await network.newAccount()
    const args = [(first?.itemId ?? '').slice('APTOS:'.length), accountAddress]
    await network.execute(minter, '0x1::object::transfer_call', args)
    await administer(network, 'set_royalties', [drop.contract, accountAddress, 1_000, 75])
    const machine = network.publisher
    settings = lineSettings(
      { APTOS: [network.nodeUrl] },
      { aptos: { firstVersion: 1, machines: [machine] } },
    )
    await reading(live, { url: network.nodeUrl, machine }).round()
    const ledger = (await (await fetch(network.nodeUrl)).json()) as { ledger_version: string }
    const found: AptosLine[] = []
    for (let start = 1; start <= Number(ledger.ledger_version); start += 100) {
      const answer = await fetch(`${network.nodeUrl}/transactions?start=${start}&limit=100`)
      const page = (await answer.json()) as AptosLine['transaction'][]
      found.push(...page.map((transaction) => ({ blockchain: 'APTOS' as const, transaction })))
    }
    lines = found
    mintLine = found.find(({ transaction }) =>
      transaction.events?.some(({ type }) => type.endsWith('::events::ItemsMinted')),
    ) as AptosLine
  })
  beforeEach(() => emptyTables(database))
  after(() => network.close())

  it('give the tables of live ingest, and change nothing the second time', async () => {
    const totals = await ingest(lines)

    expect(totals).to.deep.include({ lines: lines.length, activities: 4, refused: 0 })
    expect(await writtenTables(database)).to.deep.equal(await writtenTables(live))
    expect(await database.selectFrom('cursors').selectAll().execute()).to.deep.equal([])
    expect((await ingest(lines)).activities).to.equal(0)
    expect(await writtenTables(database)).to.deep.equal(await writtenTables(live))
  })

  it('give the same in any order and split: given again where they went back', async () => {
    const expected = await writtenTables(live)
    const order = fc.shuffledSubarray([...lines.keys()], { minLength: lines.length })
    await fc.assert(
      fc.asyncProperty(order, fc.integer({ min: 1, max: 20 }), async (places, size) => {
        await emptyTables(database)
        const given = places.map((at) => lines[at])
        const limits = { lines: size, bytes: 10_000_000, pause: 10_000 }
        const { isOutOfOrder } = await ingest(given, { limits })
        if (isOutOfOrder) await ingest(given, { limits })
        expect(await writtenTables(database)).to.deep.equal(expected)
      }),
      { numRuns: 3 },
    )
  })

  it('are refused where the node has another transaction in their place, or none yet', async () => {
    const { host } = new URL(network.nodeUrl)
    const hash = `0x${'ab'.repeat(32)}`
    const { version } = mintLine.transaction
    expect(await refusalOf({ hash })).to.equal(
      `Line 1 is of the transaction ${hash} with the version ${version}, which the node ${host} does not have there: the chain has replaced it, or it is of another network, or older than what the node keeps`,
    )
    expect(await refusalOf({ version: '999999' })).to.match(
      /^Line 1 is of version 999999, and lines of APTOS are taken up to \d+ now: give it again later$/,
    )
  })

  it('are refused in another form', async () => {
    const form = 'Line 1 has no transaction as the REST interface answers it'
    expect(await refusalOf({ version: 1 })).to.equal(form)
    expect(await refusalOf({ hash: '0x1' })).to.equal(form)
    const events = mintLine.transaction.events?.map((event) => ({ ...event, data: {} }))
    expect(await refusalOf({ events })).to.equal(
      'Line 1 has events or resources in another form than drop machines give them',
    )
  })

  async function refusalOf(change: object) {
    const { refusal } = await ingest([
      { ...mintLine, transaction: { ...mintLine.transaction, ...change } },
    ])
    expect(await database.selectFrom('activities').selectAll().execute()).to.deep.equal([])
    return refusal?.error.message
  }

  const ingest = (given: readonly unknown[], options = {}) =>
    ingestAll(database, settings, given, options)
})
