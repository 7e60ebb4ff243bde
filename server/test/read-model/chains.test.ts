import { formatCurrencyId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { currencyKey } from '../../src/database/keys/index.ts'
import { getLatestIndexedBlock } from '../../src/indexer/balances/calls.ts'
import { getAllCurrencies } from '../../src/indexer/currencies.ts'
import { getReconciliationItems } from '../../src/indexer/reconciliation.ts'
import { ask as askOf, indexerOver } from './_app.ts'
import { ETHER, itemIdOn, MINTED, minute, TOKEN } from './_names.ts'
import { STORED } from './_rows.ts'
import { withWorld } from './_suite.ts'
import { touchSixth } from './_tables.ts'

/** In minutes. */
const DAY = 1_440

describe('the latest block that was read', () => {
  const { ask } = withWorld()

  it('is that of the source that is furthest', async () => {
    const answer = await ask(getLatestIndexedBlock, { blockchain: 'ETHEREUM' })
    expect(answer).to.deep.equal({
      status: 200,
      body: { blockchain: 'ETHEREUM', blockNumber: 70 },
    })
  })

  for (const [why, blockchain] of [
    ['none was read yet', 'SOLANA'],
    ['there is no source', 'POLYGON'],
    ['a blockchain is a name only', 'SOMNIA'],
  ] as const) {
    it(`is not found where ${why}`, async () => {
      const answer = await ask(getLatestIndexedBlock, { blockchain })
      expect(answer).to.deep.equal({
        status: 404,
        body: { code: 'NOT_FOUND', message: `There is no indexed block of ${blockchain}` },
      })
    })
  }
})

describe('currencies', () => {
  const { ask, pools } = withWorld()

  const ether = {
    currencyId: formatCurrencyId(ETHER),
    symbol: 'ETH',
    abbreviation: 'eth',
    decimals: 18,
  }
  const wrapped = { currencyId: formatCurrencyId(TOKEN), symbol: 'WETH', decimals: 18 }

  it('come with their latest price', async () => {
    const listed = async () => (await ask(getAllCurrencies, {})).body.currencies
    const token = { ...wrapped, rate: '3000' }
    expect(await listed()).to.deep.equal([{ ...ether, rate: '3100.5' }, token])

    const currency = currencyKey(ETHER)
    const rates = [
      { currency, at: minute(20), usd: '3200.25', source: 'file' },
      { currency, at: minute(21), usd: '9', source: 'file' },
    ]
    await pools().write.insertInto('rates').values(rates).execute()
    expect(await listed()).to.deep.equal([{ ...ether, rate: '3200.25' }, token])
  })

  it('come without a price when it is a day old', async () => {
    const app = await indexerOver(pools(), { now: () => minute(2 + DAY) })
    const { body } = await askOf(app, getAllCurrencies, {})
    expect(body.currencies).to.deep.equal([{ ...ether, rate: '9' }, wrapped])
    await app.close()
  })
})

describe('items to reconcile', () => {
  const { ask, pools } = withWorld()
  const after = (milliseconds: number) => new Date(STORED.getTime() + milliseconds).toISOString()
  const entities = async (parameters: object) => {
    const range = { updatedAfterInclusive: after(0), updatedBeforeExclusive: after(1) }
    const all = { blockchain: 'SOLANA', ...range, ...parameters }
    return (await ask(getReconciliationItems, all)).body.entities
  }

  it('are those stored within the time, burned ones too', async () => {
    const found = await entities({})
    expect(found).to.have.length(MINTED)
    expect(found.find(({ id }) => id === itemIdOn('SOLANA', 4))).to.deep.equal({
      id: itemIdOn('SOLANA', 4),
      version: 0,
      lastUpdatedAt: after(0),
      deleted: true,
    })
  })

  it('leave out the end of the time, and what is before it', async () => {
    const early = { updatedAfterInclusive: after(-9), updatedBeforeExclusive: after(0) }
    expect(await entities(early)).to.deep.equal([])
    const late = { updatedAfterInclusive: after(1), updatedBeforeExclusive: after(9) }
    expect(await entities(late)).to.deep.equal([])
  })

  it('leave out what was stored a moment ago', async () => {
    await touchSixth(pools())
    const found = await entities({ updatedBeforeExclusive: '2100-01-01T00:00:00Z' })
    expect(found.map(({ id }) => id)).to.not.include(itemIdOn('SOLANA', 6))
    expect(found).to.have.length(MINTED - 1)
  })

  it('are none on blockchains without data', async () => {
    expect(await entities({ blockchain: 'POLYGON' })).to.deep.equal([])
    expect(await entities({ blockchain: 'SOMNIA' })).to.deep.equal([])
  })
})
