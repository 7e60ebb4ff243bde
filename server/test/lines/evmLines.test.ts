import { expect } from 'chai'
import fc from 'fast-check'
import type { Kysely } from 'kysely'
import { encodeAbiParameters, type Hex, pad } from 'viem'
import * as erc1155 from '../../../clients/evm/src/generated/dropErc1155/abi.ts'
import * as erc721 from '../../../clients/evm/src/generated/openEdition/abi.ts'
import type { EvmWallet } from '../../../clients/evm/src/wallet/evmWallet.ts'
import { startChain, type TestChain } from '../../../clients/evm/test/support/chain.ts'
import { claimCall } from '../../../clients/evm/test/support/claims.ts'
import { deployDrop, type TestDrop } from '../../../clients/evm/test/support/drops.ts'
import type { DB } from '../../src/database/tables.ts'
import { TRANSFER_TOPIC } from '../../src/ingest/decode/evm/events.ts'
import type { LineSettings } from '../../src/lines/lineSources.ts'
import { testDatabase } from '../_database.ts'
import { emptyTables } from '../ingest/_tables.ts'
import { deployEmitter, emit } from '../ingest/evm/_emitter.ts'
import { type Reading, reading } from '../ingest/evm/_reading.ts'
import { ask, ingestAll, lineSettings, writtenTables } from './_lines.ts'

const PRICE = 10n ** 16n

interface Log {
  readonly logIndex: Hex
}

/** A line of a block. */
interface EvmLine {
  readonly blockchain: string
  readonly block: { readonly number: Hex; readonly hash: Hex; readonly timestamp: Hex }
  readonly logs: readonly Log[]
}

describe('Lines of an EVM chain', () => {
  let chain: TestChain
  let live: Kysely<DB>
  let database: Kysely<DB>
  let ada: EvmWallet
  let bob: EvmWallet
  let edition: TestDrop
  let lines: readonly EvmLine[]
  let settings: LineSettings

  before(async () => {
    live = (await testDatabase()).write
    database = (await testDatabase()).write
    chain = await startChain()
    settings = lineSettings({ ETHEREUM: [chain.url] })
    ada = await chain.newWallet()
    bob = await chain.newWallet()
    const conditions = [{ pricePerToken: PRICE }]
    edition = await deployDrop(chain, { variant: 'erc721', conditions })
    const multiple = await deployDrop(chain, { variant: 'erc1155', conditions })
    await chain.execute(claimCall(edition, { from: ada, quantity: 3n, price: PRICE }))
    await chain.execute(claimCall(multiple, { from: ada, quantity: 5n, price: PRICE }))
    await transfer(1n)
    await chain.execute({ from: bob, to: edition.address, abi: erc721.burn, args: [1n] })
    await chain.execute({
      from: ada,
      to: multiple.address,
      abi: erc1155.burnBatch,
      args: [ada.address, [0n], [2n]],
    })
    // A collection that never says whose it is
    const emitter = await deployEmitter(chain, '0x80ac58cd')
    await emit(chain, emitter, mintTo(ada.address, 1n))
    await emit(chain, emitter, mintTo(bob.address, 2n))
    await reading(live, chain.url).round()
    lines = await record()
  })
  beforeEach(() => emptyTables(database))
  after(() => chain.stop())

  it('give the tables of live ingest, which goes on from there', async () => {
    const totals = await ingest(lines)

    expect(totals).to.deep.include({ lines: lines.length, activities: 9, refused: 0 })
    expect(await writtenTables(database)).to.deep.equal(await writtenTables(live))
    expect(await database.selectFrom('cursors').selectAll().execute()).to.deep.equal([])
    await follow().round()
    expect(await writtenTables(database)).to.deep.equal(await writtenTables(live))
  })

  it('change nothing the second time, nor the cursor that is there', async () => {
    const position = () => live.selectFrom('cursors').selectAll().execute()
    const before = [await writtenTables(live), await position()]

    const totals = await ingestAll(live, settings, lines)

    expect(totals).to.deep.include({ lines: lines.length, activities: 0 })
    expect([await writtenTables(live), await position()]).to.deep.equal(before)
  })

  it('give the same in any order, repeated and split', async () => {
    const expected = await writtenTables(live)
    const order = fc.tuple(
      fc.shuffledSubarray([...lines.keys()], { minLength: lines.length }),
      fc.array(fc.nat(lines.length - 1), { maxLength: 5 }),
    )
    await fc.assert(
      fc.asyncProperty(order, fc.integer({ min: 1, max: 20 }), async (places, size) => {
        await emptyTables(database)
        const given = places.flat().map((at) => lines[at])
        const limits = { lines: size, bytes: 10_000_000, pause: 10_000 }
        const { isOutOfOrder } = await ingest(given, { limits })
        if (isOutOfOrder) await ingest(given, { limits })
        expect(await writtenTables(database)).to.deep.equal(expected)
      }),
      { numRuns: 4 },
    )
  })

  it('are of the contracts that are followed alone', async () => {
    const contracts = [edition.address.toLowerCase()]
    const chains = { ETHEREUM: { firstBlock: 0, confirmations: 0, contracts, seaports: [] } }
    await ingestAll(database, { ...settings, chains }, lines)
    const rows = await database.selectFrom('collections').select('type').execute()
    expect(rows).to.deep.equal([{ type: 'ERC721' }])
  })

  it('are refused before they have their confirmations', async () => {
    const chains = {
      ETHEREUM: { firstBlock: 0, confirmations: 3, contracts: undefined, seaports: [] },
    }
    const { lines: taken, refusal } = await ingestAll(database, { ...settings, chains }, lines)
    const last = lines.length - 1
    expect(taken).to.equal(lines.length - 3)
    expect(refusal?.error.message).to.equal(
      `Line ${last - 1} is of block ${last - 2}, and lines of ETHEREUM are taken up to ${last - 3} now: give it again later`,
    )
  })

  it('are refused with blocks that the node has otherwise', async () => {
    const { host } = new URL(chain.url)
    const { block, ...rest } = lineAt(2)
    const time = `0x${(Number(block.timestamp) + 1).toString(16)}`
    const hash = `0x${'ab'.repeat(32)}`
    const changes = [
      { ...block, timestamp: time },
      { ...block, hash },
    ]
    for (const changed of changes) {
      const { refusal } = await ingest([lineAt(1), { ...rest, logs: [], block: changed }])
      expect(refusal?.error).to.include({
        code: 'LINE_REPLACED',
        message: `Line 2 is of block 2 with the hash ${changed.hash}, which the node ${host} does not have: the chain has replaced it, or it is of another network, or older than what the node keeps`,
      })
    }
  })

  it('are refused with blocks that the database has otherwise, though the node has them', async () => {
    const at = lines.findIndex(({ logs }) => logs.length > 0)
    const other = Buffer.alloc(32, 7)
    const number = String(Number(lineAt(at).block.number))
    await database
      .insertInto('blocks')
      .values({ chain: 1, number, hash: other, at: new Date() })
      .execute()
    const { refusal } = await ingest([lineAt(at)])
    expect(refusal?.error.code).to.equal('LINE_REPLACED')
    expect(refusal?.error.message).to.contain(`the database has with the hash 0x${'07'.repeat(32)}`)
    expect(await database.selectFrom('activities').selectAll().execute()).to.deep.equal([])
  })

  it('of blocks behind the cursor are undone by the source when the chain replaces them', async () => {
    const source = follow()
    await source.round()
    const snapshot = await chain.cheats.snapshot()
    await transfer(2n)
    const [line] = (await record()).slice(-1)
    expect((await ingest([line])).activities).to.equal(1)
    const kept = await moves()

    await chain.cheats.revert({ id: snapshot })
    await chain.passTime(60)
    await chain.passTime(60)
    await source.round()

    expect(await moves()).to.equal(kept - 1)
    expect((await ingest([line])).refusal?.error.code).to.equal('LINE_REPLACED')
  })

  const REFUSALS: readonly [string, (line: EvmLine) => object, string][] = [
    [
      'no block',
      ({ block: _, ...line }) => line,
      'has no block as eth_getBlockByNumber answers it',
    ],
    ['no logs', ({ logs: _, ...line }) => line, 'has no logs as eth_getLogs answers them'],
    [
      'logs that were removed',
      (line) => ({ ...line, logs: line.logs.map((log) => ({ ...log, removed: true })) }),
      'has no logs as eth_getLogs answers them',
    ],
    [
      'more logs than a block can have',
      (line) => ({ ...line, logs: line.logs.map((log) => ({ ...log, logIndex: '0xfffffff' })) }),
      'has no logs as eth_getLogs answers them',
    ],
    [
      'logs of another block',
      (line) => ({ ...line, logs: line.logs.map((log) => ({ ...log, blockNumber: '0xffff' })) }),
      'has logs of another block than its own',
    ],
    [
      'another field',
      (line) => ({ ...line, transaction: {} }),
      'has the field "transaction", which is none of blockchain, block, logs',
    ],
  ]
  for (const [name, change, problem] of REFUSALS) {
    it(`are refused with ${name}`, async () => {
      const at = lines.findIndex(({ logs }) => logs.length > 0)
      const { refusal } = await ingest([change(lineAt(at))])
      expect(refusal?.error).to.include({ code: 'LINE_MALFORMED', message: `Line 1 ${problem}` })
    })
  }

  const ingest = (given: readonly unknown[], options = {}) =>
    ingestAll(database, settings, given, options)

  const follow = (): Reading => reading(database, chain.url)

  function lineAt(at: number): EvmLine {
    const line = lines[at]
    if (!line) throw new Error(`there is no line ${at}`)
    return line
  }

  async function moves(): Promise<number> {
    const rows = await database.selectFrom('activities').select('id').execute()
    return rows.length
  }

  function transfer(tokenId: bigint) {
    const args = [ada.address, bob.address, tokenId]
    return chain.execute({ from: ada, to: edition.address, abi: erc721.transferFrom, args })
  }

  /** All blocks of the chain as lines. */
  async function record(): Promise<EvmLine[]> {
    const latest = Number(await ask(chain.url, 'eth_blockNumber', []))
    const recorded: EvmLine[] = []
    for (let number = 0; number <= latest; number += 1) {
      const tag = `0x${number.toString(16)}`
      const block = await ask(chain.url, 'eth_getBlockByNumber', [tag, false])
      const logs = await ask(chain.url, 'eth_getLogs', [{ fromBlock: tag, toBlock: tag }])
      recorded.push({ blockchain: 'ETHEREUM', block, logs } as EvmLine)
    }
    return recorded
  }
})

const mintTo = (wallet: Hex, tokenId: bigint) => ({
  topics: [
    TRANSFER_TOPIC,
    pad('0x'),
    pad(wallet),
    encodeAbiParameters([{ type: 'uint256' }], [tokenId]),
  ],
  data: '0x' as const,
})
