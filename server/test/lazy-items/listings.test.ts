import { expect } from 'chai'
import * as calls from '../../src/indexer/calls.ts'
import type { LazyItemForm } from '../../src/lazy-items/lazyItem.ts'
import { type Reading, reading } from '../ingest/evm/_reading.ts'
import { emptyQueue } from '../metadata/_jobs.ts'
import { lazyContract } from './_contracts.ts'
import { openStudio, type Studio, tokenOf, userOf } from './_studio.ts'

describe('listings of a lazy item', () => {
  let studio: Studio
  let live: Reading
  before(async () => {
    studio = await openStudio()
    live = reading(studio.pools.write, studio.chain.url)
    await live.round()
  })
  after(() => studio.stop())

  async function registered(form: LazyItemForm): Promise<LazyItemForm> {
    expect((await studio.register(form)).status).to.equal(200)
    return form
  }
  const burn = async (form: LazyItemForm) => {
    await emptyQueue(studio.pools.write)
    expect((await studio.burn(form)).status).to.equal(204)
  }
  const sellerOf = async ({ id }: LazyItemForm) => {
    const { body } = await studio.ask(calls.getItemById, { itemId: id })
    return [body.sellers, body.totalStock, body.bestSellOrder?.id]
  }

  it('are out of stock once it is burned, those that come later too', async () => {
    const form = await registered(await studio.item())
    const id = await studio.list(form, 1)
    expect(await studio.stockOf(id)).to.deep.equal(['ACTIVE', '1'])
    expect(await sellerOf(form)).to.deep.equal([1, '1', id])
    await burn(form)
    expect(await studio.stockOf(id)).to.deep.equal(['INACTIVE', '0'])
    expect(await sellerOf(form)).to.deep.equal([0, '0', undefined])
    const prepareOrderTxForm = { maker: userOf(2), amount: '1', payouts: [], originFees: [] }
    const { status, body } = await studio.ask(calls.prepareOrderTransaction, {
      id,
      prepareOrderTxForm,
    })
    const message = `No transaction can be prepared for the order ${id}: it is INACTIVE`
    expect([status, body.message]).to.deep.equal([400, message])
    const later = await studio.list(form, 1)
    expect(await studio.stockOf(later)).to.deep.equal(['INACTIVE', '0'])
  })

  it('have no more copies than are left, and those that are minted when the rest is burned', async () => {
    const form = await registered(await studio.copied())
    const id = await studio.list(form, 10)
    expect(await studio.stockOf(id)).to.deep.equal(['ACTIVE', '10'])
    await emptyQueue(studio.pools.write)
    await studio.mint(form, 4n)
    await live.round()
    expect(await studio.stockOf(id)).to.deep.equal(['ACTIVE', '6'])
    await burn(form)
    expect(await studio.stockOf(id)).to.deep.equal(['INACTIVE', '0'])
  })

  it('are as they were where nobody burned it', async () => {
    const [kept, burned] = [await studio.item(), await studio.item()]
    const id = await studio.list(await registered(kept), 1)
    const unregistered = await studio.list(await studio.item(), 1)
    await burn(await registered(burned))
    expect(await studio.stockOf(id)).to.deep.equal(['ACTIVE', '1'])
    expect(await studio.stockOf(unregistered)).to.deep.equal(['ACTIVE', '1'])
  })

  it('are inactive in a contract that does not say that it mints so', async () => {
    const other = { mints: '0x12345678' } as const
    const [items, copies] = [
      await studio.deploy(lazyContract('Items', other)),
      await studio.deploy(lazyContract('Copies', other), 'ERC1155'),
    ]
    const ids = (contract: string, number: number) => ({
      id: `ETHEREUM:${contract}:${tokenOf(1, number)}`,
    })
    const listed = [
      await studio.list(await studio.item(ids(items, 1)), 1),
      await studio.list(await studio.copied(ids(copies, 2)), 3),
    ]

    for (const id of listed) {
      expect(await studio.stockOf(id)).to.deep.equal(['INACTIVE', '0'])
    }
    const { body } = await studio.ask(calls.getAllActivities, { type: ['LIST'] })
    const contracts = [items, copies]
    const shown = JSON.stringify(body.activities)
    expect(contracts.filter((contract) => shown.includes(contract))).to.deep.equal([])
  })
})
