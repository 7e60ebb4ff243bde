import { expect } from 'chai'
import { keyOf } from '../../../clients/evm/test/support/keys.ts'
import * as calls from '../../src/indexer/calls.ts'
import type { LazyItemForm } from '../../src/lazy-items/lazyItem.ts'
import { keptCounts, recount } from '../ingest/_counts.ts'
import { addressOf } from '../orders/_market.ts'
import { openStudio, type Studio, tokenOf, userOf } from './_studio.ts'

describe('a lazy item that its creators burn', () => {
  let studio: Studio
  before(async () => {
    studio = await openStudio()
  })
  after(() => studio.stop())

  const BOTH = [1, 3].map((index) => ({ account: userOf(index), value: 5_000 }))

  /** Registers an item. */
  async function registered(changes = {}, signers = [1]): Promise<LazyItemForm> {
    const form = await studio.item(changes, signers)
    expect((await studio.register(form)).status).to.equal(200)
    return form
  }

  it('is deleted, holds nobody, and is shown where deleted items are asked for', async () => {
    const form = await registered()
    const { status, body } = await studio.burn(form)
    expect([status, body]).to.deep.equal([204, null])
    const item = await studio.ask(calls.getItemById, { itemId: form.id })
    expect(item.body).to.deep.include({ deleted: true, supply: '0', lazySupply: '0' })
    expect(item.body).to.not.have.property('ownerIfSingle')
    const idsOf = async (showDeleted: boolean) => {
      const { body: page } = await studio.ask(calls.getAllItems, { showDeleted, size: 1000 })
      return page.items.map(({ id }) => id)
    }
    expect(await idsOf(true)).to.include(form.id)
    expect(await idsOf(false)).to.not.include(form.id)
    const held = await studio.ask(calls.getOwnershipsByItem, { itemId: form.id })
    expect(held.body.ownerships).to.deep.equal([])
    const lazy = await studio.ask(calls.getLazyItemById, { itemId: form.id })
    expect([lazy.status, lazy.body.message]).to.deep.equal([
      404,
      `There is no lazy item ${form.id}`,
    ])
    expect(await keptCounts(studio.pools.write)).to.deep.equal(await recount(studio.pools.write))
  })

  it('is gone for good: neither burned nor registered again', async () => {
    const form = await registered()
    await studio.burn(form)
    expect((await studio.burn(form)).status).to.equal(404)
    const again = await studio.register(form)
    expect([again.status, again.body.message]).to.deep.equal([
      400,
      `The item ${form.id} cannot be registered to be minted later: its creators burned it, which is for good`,
    ])
    const other = await studio.item({ id: form.id, uri: '/ipfs/other' })
    expect((await studio.register(other)).status).to.equal(400)
  })

  it('is signed by all of them, in any order', async () => {
    const first = await registered({ creators: BOTH }, [1, 3])
    expect((await studio.burn(first, [1, 3])).status).to.equal(204)
    const second = await registered({ creators: BOTH }, [1, 3])
    const turned = { ...second, creators: BOTH.toReversed() }
    expect((await studio.burn(turned, [3, 1])).status).to.equal(204)
  })

  it('stays when others sign, too few do, or another text is signed', async () => {
    const form = await registered({ creators: BOTH }, [1, 3])
    const [one, three] = BOTH
    const stranger = { account: userOf(2), value: 5_000 }
    const creators = `creators must be those of the item, each once: ${userOf(1)}, ${userOf(3)}`
    const isNot = (index: number, of: number) =>
      `signatures[${index}] is not that of the creator ${addressOf(of)}`
    const refused: readonly (readonly [readonly unknown[], readonly number[], string])[] = [
      [[one], [1], creators],
      [[one, one], [1, 1], creators],
      [[one, stranger], [1, 2], creators],
      [[one, three, stranger], [1, 3, 2], creators],
      [[], [], creators],
      [[{ ...three, account: `SOLANA:${'1'.repeat(32)}` }, one], [3, 1], creators],
      [
        [one, three],
        [1],
        'signatures must be one of each creator, and there are 1 signatures of 2 creators',
      ],
      [[one, three], [1, 2], isNot(1, 3)],
      [[one, three], [3, 1], isNot(0, 1)],
    ]
    for (const [by, signers, message] of refused) {
      const { status, body } = await studio.burn(
        { ...form, creators: by as LazyItemForm['creators'] },
        signers,
      )
      expect([status, body?.code, body?.message]).to.deep.equal([400, 'BAD_REQUEST', message])
    }
    const text = `I would like to burn my ${tokenOf(1, 999)} item.`
    const signatures = await Promise.all(
      [1, 3].map((by) => keyOf(by).signMessage({ message: text })),
    )
    const lazyItemBurnForm = { id: form.id, creators: [userOf(1), userOf(3)], signatures }
    const other = await studio.burnBy(lazyItemBurnForm)
    expect([other.status, other.body?.message]).to.deep.equal([400, isNot(0, 1)])
    const { body } = await studio.ask(calls.getLazyItemById, { itemId: form.id })
    expect(body).to.deep.equal(form)
  })

  it('has to be one: unknown, minted and items of other chains are told apart', async () => {
    const form = await studio.item()
    const { status, body } = await studio.burn(form)
    expect([status, body?.message]).to.deep.equal([404, `There is no lazy item ${form.id}`])
    const id = `SOLANA:${'1'.repeat(32)}`
    const lazyItemBurnForm = { id, creators: [userOf(1)], signatures: ['0x'] }
    const onSolana = await studio.burnBy(lazyItemBurnForm)
    expect([onSolana.status, onSolana.body?.message]).to.deep.equal([
      400,
      'Lazy items are of EVM chains alone, and SOLANA is none',
    ])
  })
})
