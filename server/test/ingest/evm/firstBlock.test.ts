import { expect } from 'chai'
import type { Kysely } from 'kysely'
import { startChain, type TestChain } from '../../../../clients/evm/test/support/chain.ts'
import { claimCall } from '../../../../clients/evm/test/support/claims.ts'
import { deployDrop, type TestDrop } from '../../../../clients/evm/test/support/drops.ts'
import type { DB } from '../../../src/database/tables.ts'
import { testDatabase } from '../../_database.ts'
import { emptyTables } from '../_tables.ts'
import { startUnreliableNode } from '../_unreliableNode.ts'
import { reading } from './_reading.ts'

describe('An EVM chain of which nobody says where to begin', () => {
  let database: Kysely<DB>
  let origin: TestChain
  let fork: TestChain
  let drop: TestDrop
  /** Number of the block that the fork begins after. */
  let last: number

  before(async () => {
    database = (await testDatabase()).write
    origin = await startChain(['--chain-id', '1'])
    drop = await deployDrop(origin, { variant: 'erc721' })
    await mint(origin)
    last = await latest(origin)
    fork = await startChain(['--fork-url', origin.url])
    await mint(fork)
    await fork.cheats.mine({ blocks: 3 })
  })
  beforeEach(() => emptyTables(database))
  after(async () => {
    await fork.stop()
    await origin.stop()
  })

  it('is read from its own first block where it is a fork', async () => {
    expect(await read(fork.url)).to.deep.equal([last + 1])
    expect(await mints()).to.deep.equal([last + 1])
    // What is known stays, and the same node is not asked again where to begin.
    await mint(fork)
    expect(await read(fork.url)).to.deep.equal([])
    expect(await mints()).to.have.length(2)
  })

  it('is read whole where it began on this machine, whatever its id', async () => {
    expect(await read(origin.url)).to.deep.equal([])
    expect(await mints()).to.deep.equal([last])
  })

  it('is read from its latest block on where it is public', async () => {
    const node = await startUnreliableNode(origin.url)
    node.refuse = ({ method }) =>
      method === 'hardhat_metadata' ? { code: -32_601, message: 'Method not found' } : undefined
    try {
      expect(await read(node.url)).to.deep.equal([last])
      expect(await firstBlocks()).to.deep.equal([last])
      await emptyTables(database)
      expect(await read(node.url, 0)).to.deep.equal([])
      expect((await firstBlocks())[0]).to.be.below(last)
    } finally {
      await node.close()
    }
  })

  /** Reads a chain, and answers where it says that it begins late. */
  async function read(url: string, firstBlock?: number): Promise<number[]> {
    const starts: number[] = []
    const onLateStart = (block: number) => starts.push(block)
    await reading(database, url, { firstBlock, onLateStart }).round()
    return starts
  }

  async function mints(): Promise<number[]> {
    const rows = await database
      .selectFrom('activities')
      .select('block')
      .where('type', '=', 'MINT')
      .orderBy('block')
      .execute()
    return rows.map(({ block }) => Number(block))
  }

  /** First blocks of the collections. */
  async function firstBlocks(): Promise<number[]> {
    const rows = await database.selectFrom('collections').select('first_block').execute()
    return rows.map(({ first_block }) => Number(first_block))
  }

  async function mint(chain: TestChain): Promise<void> {
    const ada = await chain.newWallet()
    await chain.execute(claimCall(drop, { from: ada, price: 0n }))
  }

  async function latest({ connection }: TestChain): Promise<number> {
    return Number(await connection.client.request({ method: 'eth_blockNumber' }))
  }
})
