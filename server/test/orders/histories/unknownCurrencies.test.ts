import { expect } from 'chai'
import type { Address } from 'viem'
import { currencyKey } from '../../../src/database/keys/index.ts'
import * as calls from '../../../src/indexer/calls.ts'
import { TASKS } from '../../../src/jobs/index.ts'
import type { JobServices } from '../../../src/jobs/task.ts'
import { writeCollections, writeItems } from '../../read-model/_fixture.ts'
import { minute } from '../../read-model/_names.ts'
import { collectionRow } from '../../read-model/_rows.ts'
import { presetContract } from '../_contracts.ts'
import { addressOf, ERC20_PROXY } from '../_market.ts'
import { ATTACKER, attackerOf, withHistories } from './_history.ts'

const MUCH = 10n ** 24n

describe('bids in currencies that the operator does not price', () => {
  const { market, mint, taken, historyOf, tellCancelled } = withHistories()

  let own: Address
  let later: Address
  before(async () => {
    const drop = { blockchain: 'BASE', contract: market().nft } as const
    await writeCollections(market().pools, [collectionRow(drop)])
    const code = presetContract('ERC20PresetFixedSupply', ['Rich', 'RICH', MUCH, addressOf(3)])
    const deployed = async () => {
      const token = (await market().chain.deploy(code)).toLowerCase() as Address
      await market().execute(token, 'approve', [ERC20_PROXY, MUCH], attackerOf(market()))
      return token
    }
    own = await deployed()
    later = await deployed()
  })

  type Item = Awaited<ReturnType<typeof mint>>
  /** Mints an item, and lets the server know it. */
  const mintKnown = async () => {
    const item = await mint()
    const { pools, nft: contract } = market()
    const drop = { blockchain: 'BASE', contract } as const
    const tokenId = BigInt((item.assetType as { tokenId: string }).tokenId)
    const minted = { type: 'MINT' as const, to: addressOf(1), at: minute(1), block: 1n }
    await writeItems(pools, [{ item: { ...drop, tokenId }, collection: drop, changes: [minted] }])
    return item
  }
  const idOf = ({ assetType }: Item) => {
    const { contract, tokenId } = assetType as { contract: string; tokenId: string }
    return `${contract}:${tokenId}`
  }
  const inOwnToken = (item: Item, token = own) =>
    taken(
      market().bid({
        ...ATTACKER,
        make: { assetType: { '@type': 'ERC20', contract: `BASE:${token}` }, value: String(MUCH) },
        take: item,
      }),
    )
  const bestOf = async (item: Item) => {
    const { body } = await market().ask(calls.getItemById, { itemId: idOf(item) })
    return [body.bestBidOrder?.id, body.bestBidOrdersByCurrency?.map(({ id }) => id)]
  }

  it('are listed and fundable, and neither the best nor in public histories', async () => {
    const item = await mintKnown()
    const { id, status } = await inOwnToken(item)

    expect(status).to.equal('ACTIVE')
    const { body } = await market().ask(calls.getOrderBidsByItem, { itemId: idOf(item) })
    expect(body.orders.map((order) => order.id)).to.deep.equal([id])
    expect(await bestOf(item)).to.deep.equal([undefined, undefined])
    expect(await historyOf(item)).to.deep.equal([])
  })

  it('do not stand before a bid in a priced currency', async () => {
    const item = await mintKnown()
    await inOwnToken(item)
    const { id } = await taken(market().bid({ take: item }))

    expect(await bestOf(item)).to.deep.equal([id, [id]])
    expect(await historyOf(item)).to.deep.equal(['BID 0.000000000000001'])
  })

  it('show no end either: a cancellation shows if its bid does', async () => {
    const item = await mintKnown()
    const unknown = await inOwnToken(item)
    const known = await taken(market().bid({ take: item }))
    for (const { id } of [unknown, known]) await tellCancelled(id.slice('BASE:'.length))

    const { body } = await market().ask(calls.getOrderById, { id: unknown.id })
    expect(body.status).to.equal('CANCELLED')
    expect(await historyOf(item)).to.have.members(['BID 0.000000000000001', 'CANCEL_BID'])
  })

  it('show no end later on if they ended before their currency was priced', async () => {
    // Given a bid that was cancelled on chain
    const item = await mintKnown()
    const { id } = await inOwnToken(item, later)
    await tellCancelled(id.slice('BASE:'.length))
    expect(await historyOf(item)).to.deep.equal([])

    // When the operator prices the currency, for the bid's time
    const writer = market().pools.write
    const currency = currencyKey({ blockchain: 'BASE', address: later })
    await writer
      .insertInto('rates')
      .values(
        [0, Date.now() - 60_000].map((at) => ({
          ...{ currency, at: new Date(at), usd: '0.01', source: 'file' },
          changed_at: new Date(Date.now() - 60_000),
        })),
      )
      .execute()
    await TASKS.applyRates({ writer } as JobServices, {}, undefined)
    await TASKS.priceOrders({ writer } as JobServices, {}, undefined)

    // Then its history does not begin with its end
    expect(await historyOf(item)).to.deep.equal([])
  })

  it('show no end on chain if it comes before the bid is shown', async () => {
    // Given a bid whose currency was priced a moment ago
    const item = await mintKnown()
    const { id } = await inOwnToken(item)
    const currency = currencyKey({ blockchain: 'BASE', address: own })
    const priced = { currency, at: new Date(0), usd: '0.01', source: 'file' }
    await market().pools.write.insertInto('rates').values(priced).execute()

    // When it is cancelled
    await tellCancelled(id.slice('BASE:'.length))

    // Then neither shows
    expect(await historyOf(item)).to.deep.equal([])
    await market().pools.write.deleteFrom('rates').where('currency', '=', currency).execute()
  })

  it('count from when the operator prices the currency', async () => {
    const item = await mintKnown()
    const { id } = await inOwnToken(item)
    const writer = market().pools.write
    const currency = currencyKey({ blockchain: 'BASE', address: own })
    await writer
      .insertInto('rates')
      .values({ currency, at: new Date(), usd: '0.01', source: 'file' })
      .execute()
    await TASKS.priceOrders({ writer } as JobServices, {}, undefined)

    expect(await bestOf(item)).to.deep.equal([id, [id]])
    expect(await historyOf(item)).to.deep.equal(['BID 1000000'])
  })
})
