import { parseCurrencyId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { Insertable, Kysely } from 'kysely'
import { erc20Abi, type Hex, numberToHex, pad, parseAbi, toEventSelector } from 'viem'
import type { EvmWallet } from '../../../../clients/evm/src/wallet/evmWallet.ts'
import { startChain, type TestChain } from '../../../../clients/evm/test/support/chain.ts'
import { approveToken, deployToken } from '../../../../clients/evm/test/support/token.ts'
import { addressKey } from '../../../src/database/keys/index.ts'
import type { DB, Orders } from '../../../src/database/tables.ts'
import { filtersOfFunds } from '../../../src/ingest/sources/evm/bidFunds.ts'
import { testDatabase } from '../../_database.ts'
import { emptyQueue, queued } from '../../metadata/_jobs.ts'
import { contract, wallet } from '../../read-model/_addresses.ts'
import { orderRow } from '../../read-model/_orders.ts'
import { emptyTables } from '../_tables.ts'
import { deployEmitter, emit } from './_emitter.ts'
import { type Reading, reading } from './_reading.ts'

const DEPOSIT = parseAbi([
  'event Deposit(address indexed to, uint256 value)',
  'event Withdrawal(address indexed from, uint256 value)',
])
const [TRANSFER] = erc20Abi.filter((part) => part.type === 'function' && part.name === 'transfer')

describe('Funds of bidders on an EVM chain', () => {
  let chain: TestChain
  let database: Kysely<DB>
  let ada: EvmWallet
  let bob: EvmWallet
  let coins: Hex
  let others: Hex
  let wrapped: Hex
  let live: Reading

  before(async () => {
    database = (await testDatabase()).write
    chain = await startChain()
    ada = await chain.newWallet()
    bob = await chain.newWallet()
    coins = await deployToken(chain, ada)
    others = await deployToken(chain, ada)
    wrapped = await deployEmitter(chain, '0x12345678')
  })
  beforeEach(async () => {
    await emptyTables(database)
    await database.deleteFrom('orders').execute()
    live = reading(database, chain.url)
    await live.round()
  })
  after(() => chain.stop())

  it('have bids checked, once, when they get less or more', async () => {
    const bid = await writeOrder(1)
    for (const [from, to] of [
      [ada, bob],
      [bob, ada],
    ] as const) {
      await transfer(coins, from, to)
      await transfer(coins, from, to)
      expect(await checked()).to.deep.equal([bid])
    }
  })

  it('have bids checked when an exchange may take less or more of them', async () => {
    const bid = await writeOrder(1)
    const spender = wallet('ETHEREUM', 5)
    await approveToken(chain, { token: coins, from: ada, spender, amount: 1n })
    expect(await checked()).to.deep.equal([bid])
  })

  it('have bids checked when coins are wrapped and unwrapped, which WETH does not call transfers', async () => {
    const bid = await writeOrder(1, { currency: wrapped })
    for (const event of DEPOSIT) {
      const topics = [toEventSelector(event), pad(ada.address, { size: 32 })]
      await emit(chain, wrapped, { topics, data: pad('0x01', { size: 32 }) })
      expect(await checked(), event.name).to.deep.equal([bid])
    }
  })

  it('have all open bids of the wallet in this token checked, inactive ones and those for any item too', async () => {
    const bids = [
      await writeOrder(1),
      await writeOrder(2, { values: { status: 'INACTIVE' } }),
      await writeOrder(3, { values: { item: null } }),
      await writeOrder(4, { values: { status: 'INACTIVE', start_at: later() } }),
    ]
    await transfer(coins, ada, bob)
    expect(await checked()).to.have.members(bids)
  })

  it('have nothing else checked', async () => {
    await writeOrder(1, { side: 'SELL' })
    await writeOrder(2, { maker: bob, currency: others })
    await writeOrder(3, { values: { status: 'FILLED' } })
    await writeOrder(4, { values: { status: 'CANCELLED', cancelled: true } })
    await writeOrder(5, { values: { status: 'INACTIVE', end_at: new Date(Date.now() - 1_000) } })
    await transfer(coins, ada, bob)
    await transfer(others, ada, ada)
    expect(await checked()).to.deep.equal([])
    expect(await database.selectFrom('fund_changes').selectAll().execute()).to.deep.equal([])
  })

  it('have bids checked again when the chain drops the block of a change', async () => {
    const bid = await writeOrder(1)
    const id = await chain.cheats.snapshot()
    await transfer(coins, ada, bob)
    expect(await checked()).to.deep.equal([bid])
    // When other blocks take its place, in which nothing moves
    await chain.cheats.revert({ id })
    await chain.cheats.increaseTime({ seconds: 60 })
    await chain.cheats.mine({ blocks: 3 })
    expect(await checked()).to.deep.equal([bid])
    await chain.cheats.mine({ blocks: 1 })
    expect(await checked()).to.deep.equal([])
  })

  it('are asked for by token and wallet, as many as nodes take in one filter', () => {
    expect(filtersOfFunds(new Map())).to.deep.equal([])
    const funds = new Map(
      [1, 2].map((token) => [
        contract('ETHEREUM', token),
        new Set(
          Array.from({ length: 400 }, (_, at) => numberToHex(1_000 * token + at, { size: 20 })),
        ),
      ]),
    )
    const filters = filtersOfFunds(funds)
    const sizes = filters.map(({ address, topics }) => [
      address?.length,
      topics.map((topic) => (Array.isArray(topic) ? topic.length : topic === null ? 0 : 1)),
    ])
    expect(sizes).to.deep.equal([
      [2, [4, 500]],
      [2, [1, 0, 500]],
      [1, [4, 300]],
      [1, [1, 0, 300]],
    ])
  })

  /** Keys of orders whose check was queued by reading on. */
  async function checked(): Promise<string[]> {
    await emptyQueue(database)
    await live.round()
    const jobs = (await queued(database)).map(({ key }) => key)
    return jobs.filter((key) => key.startsWith('order '))
  }

  async function transfer(token: Hex, from: EvmWallet, to: EvmWallet): Promise<void> {
    if (TRANSFER?.type !== 'function') throw new Error('viem has no transfer')
    const { status } = await chain.execute({
      from,
      to: token,
      abi: TRANSFER,
      args: [to.address, 1n],
    })
    if (status !== 'success') throw new Error('It was not transferred')
  }

  /** Writes an order, by default a bid of Ada; the key of the job that checks it. */
  async function writeOrder(
    number: number,
    {
      side = 'BID',
      maker = ada,
      currency = coins,
      values,
    }: {
      side?: 'SELL' | 'BID'
      maker?: EvmWallet
      currency?: Hex
      values?: Partial<Insertable<Orders>>
    } = {},
  ): Promise<string> {
    const collection = { blockchain: 'ETHEREUM', contract: contract('ETHEREUM', 9) } as const
    const row = orderRow({
      number,
      side,
      collection,
      item: { ...collection, tokenId: 1n },
      maker: 1,
      currency: parseCurrencyId(`ETHEREUM:${currency}`),
      price: '1',
      values: {
        maker: addressKey({ blockchain: 'ETHEREUM', address: maker.address.toLowerCase() }),
        ...values,
      },
    })
    await database.insertInto('orders').values(row).execute()
    return `order ${(row.id as Buffer).toString('hex')}`
  }

  const later = () => new Date(Date.now() + 3_600_000)
})
