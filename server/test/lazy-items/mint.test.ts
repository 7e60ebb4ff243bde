import { expect } from 'chai'
import * as calls from '../../src/indexer/calls.ts'
import { type LazyItemForm, parseLazyItem } from '../../src/lazy-items/lazyItem.ts'
import { queued } from '../metadata/_jobs.ts'
import { addressOf } from '../orders/_market.ts'
import { ask, indexerOver } from '../read-model/_app.ts'
import { writeItems } from '../read-model/_fixture.ts'
import { STORED } from '../read-model/_rows.ts'
import { lazyContract, otherContract } from './_contracts.ts'
import { openStudio, type Studio, tokenOf, userOf } from './_studio.ts'

describe('an item that is registered to be minted later', () => {
  let studio: Studio
  before(async () => {
    studio = await openStudio()
  })
  after(() => studio.stop())

  /** Expects that an item is refused with a message that ends so, and that nothing is stored. */
  async function expectRefusal(item: LazyItemForm, message: string, status = 400) {
    const before = await studio.stored()
    const { status: found, body } = await studio.register(item)
    expect([found, body.code], body.message).to.deep.equal([
      status,
      status === 404 ? 'NOT_FOUND' : 'BAD_REQUEST',
    ])
    expect(body.message).to.equal(message)
    expect(await studio.stored()).to.equal(before)
  }
  const refused = ({ id }: LazyItemForm, reason: string) =>
    `The item ${id} cannot be registered to be minted later: ${reason}`
  const inContract = (contract: string, number = 1) => ({
    id: `ETHEREUM:${contract}:${tokenOf(1, number)}`,
  })
  const UNSUPPORTED = (id: string) =>
    `its contract does not say that it mints so, by the interface ${id} of ERC-165`
  const UNWILLING = 'its contract refuses to mint it for its first creator with these contents'

  describe('by a stranger, is refused', () => {
    it('in a collection that does not mint lazily', async () => {
      const contract = await studio.deploy(lazyContract('Items', { mints: '0x12345678' }))
      const item = await studio.item(inContract(contract))
      await expectRefusal(item, refused(item, UNSUPPORTED('0x8486f69f')))
    })

    it('in one of the other standard, whatever its form says', async () => {
      const item = await studio.item(inContract(studio.copies))
      const reason = 'it is of ERC721, and its collection of ERC1155'
      await expectRefusal(item, refused(item, reason))
      const contract = await studio.deploy(lazyContract('Items'), 'ERC1155')
      const copied = await studio.copied(inContract(contract))
      await expectRefusal(copied, refused(copied, UNSUPPORTED('0x6db15a0f')))
    })

    it('in a contract that reverts, that says yes to everything, or that is none', async () => {
      for (const code of [otherContract('Reverting'), otherContract('Yes'), '0x00'] as const) {
        const item = await studio.item(inContract(await studio.deploy(code)))
        await expectRefusal(item, refused(item, UNSUPPORTED('0x8486f69f')))
      }
    })

    it('in a private collection, where its contract would not mint it', async () => {
      const contract = await studio.deploy(lazyContract('Items', { isPrivate: true }))
      const item = await studio.item(inContract(contract))
      await expectRefusal(item, refused(item, UNWILLING))
      const copies = await studio.deploy(lazyContract('Copies', { isPrivate: true }), 'ERC1155')
      const copied = await studio.copied(inContract(copies))
      await expectRefusal(copied, refused(copied, UNWILLING))
    })

    it('with terms that the contract does not take', async () => {
      const item = await studio.item({ creators: [{ account: userOf(1), value: 9_999 }] })
      await expectRefusal(item, refused(item, UNWILLING))
    })

    it('with the token id of another minter', async () => {
      const id = `ETHEREUM:${studio.items}:${tokenOf(2, 1)}`
      const message = 'item.tokenId must begin with the address of the first creator'
      await expectRefusal(await studio.item({ id }), message)
      await expectRefusal(await studio.item({ creators: [] }, []), message)
    })

    it('with signatures of others, too few of them, or over other contents', async () => {
      const both = [1, 3].map((index) => ({ account: userOf(index), value: 5_000 }))
      await expectRefusal(
        await studio.item({}, [2]),
        `item.signatures[0] is not that of the creator ${addressOf(1)}`,
      )
      await expectRefusal(
        await studio.item({ creators: both }, [1, 2]),
        `item.signatures[1] is not that of the creator ${addressOf(3)}`,
      )
      await expectRefusal(
        await studio.item({ creators: both }, [1]),
        'item.signatures must be one of each creator, and there are 1 signatures of 2 creators',
      )
      const wrong = `item.signatures[0] is not that of the creator ${addressOf(1)}`
      const signed = await studio.copied()
      await expectRefusal({ ...signed, supply: '11' } as LazyItemForm, wrong)
      await expectRefusal({ ...signed, uri: '/ipfs/other' }, wrong)
      const { royalties } = signed
      await expectRefusal({ ...signed, royalties: [...royalties, ...royalties] }, wrong)
      const elsewhere = await studio.deploy(lazyContract('Items'))
      await expectRefusal({ ...(await studio.item()), ...inContract(elsewhere) }, wrong)
    })
  })

  it('is refused where no collection is known, no node is set, or no EVM chain is meant', async () => {
    const unknown = `0x${'77'.repeat(20)}`
    const item = await studio.item(inContract(unknown))
    await expectRefusal(item, `There is no collection ETHEREUM:${unknown}`, 404)
    const onBase = { ...item, id: item.id.replace('ETHEREUM:', 'BASE:') }
    await expectRefusal(onBase, 'This server has no node of BASE to ask')
    const onSolana = { ...item, id: `SOLANA:${'1'.repeat(32)}` }
    const message = 'Lazy items are of EVM chains alone, and SOLANA is none'
    await expectRefusal(onSolana, message)
    const { body } = await studio.ask(calls.getLazyItemById, { itemId: onSolana.id })
    expect([body.code, body.message]).to.deep.equal(['BAD_REQUEST', message])
  })

  it('is refused with an id, an account or a number that cannot be read', async () => {
    const item = await studio.copied()
    await expectRefusal(
      { ...item, id: 'ETHEREUM:0x01:1' },
      'item.id must be an item such as BASE:0x…:1, not "ETHEREUM:0x01:1"',
    )
    const account = 'SOLANA:11111111111111111111111111111111'
    await expectRefusal(
      { ...item, creators: [{ account, value: 10_000 }] },
      `item.creators[0].account must be an account such as ETHEREUM:0x…, not "${account}"`,
    )
    await expectRefusal(
      { ...item, supply: '0' } as LazyItemForm,
      'item.supply must be a whole number from 1 to 2^256 - 1, not "0"',
    )
    await expectRefusal(
      { ...item, signatures: ['signed'] },
      'item.signatures[0] must be bytes in hex such as 0x12ab',
    )
  })

  it('waits where the node does not answer', async () => {
    const app = await indexerOver(studio.pools, { nodes: { ETHEREUM: ['http://127.0.0.1:9'] } })
    const lazyItemMintForm = { item: await studio.item() }
    const { status } = await ask(app, calls.mintLazyItem, { lazyItemMintForm })
    expect(status).to.equal(503)
    await app.close()
  })

  it('is refused when it is minted already, as the chain or the database knows', async () => {
    const item = await studio.item()
    await studio.mint(item)
    await expectRefusal(item, refused(item, UNWILLING))
    const known = await studio.item()
    const { id } = parseLazyItem(known)
    const changes = [{ type: 'MINT', to: addressOf(1), at: STORED, block: 1n }] as const
    await writeItems(studio.pools, [{ item: id, collection: id, changes }])
    await expectRefusal(known, refused(known, 'it is minted already'))
  })

  it('is an item of its creator at once, with its metadata to be fetched', async () => {
    const form = await studio.item()
    const { status, body } = await studio.register(form)
    expect(status, body.message).to.equal(200)
    expect(body).to.deep.include({
      id: form.id,
      creators: form.creators,
      supply: '0',
      lazySupply: '1',
      deleted: false,
      ownerIfSingle: userOf(1),
      mintedAt: body.lastUpdatedAt,
    })
    const lazy = await studio.ask(calls.getLazyItemById, { itemId: form.id })
    expect([lazy.status, lazy.body]).to.deep.equal([200, form])
    const royalties = await studio.ask(calls.getItemRoyaltiesById, { itemId: form.id })
    expect(royalties.body.royalties).to.deep.equal(form.royalties)
    const { uri, state } = await studio.pools.write
      .selectFrom('item_metadata')
      .select(['uri', 'state'])
      .orderBy('next_try_at', 'desc')
      .executeTakeFirstOrThrow()
    expect([uri, state]).to.deep.equal([`ipfs:/${form.uri}`, 'WAITING'])
    const jobs = await queued(studio.pools.write)
    const fetching = jobs.filter(({ key }) => key.startsWith('metadata '))
    expect(fetching).to.have.lengthOf(await studio.stored())
  })

  it('of several copies and creators keeps all of them', async () => {
    const creators = [1, 3].map((index) => ({ account: userOf(index), value: 5_000 }))
    const single = await studio.item({ creators }, [1, 3])
    expect((await studio.register(single)).body.creators).to.deep.equal(creators)
    const form = await studio.copied()
    const { body } = await studio.register(form)
    expect(body).to.deep.include({ supply: '0', lazySupply: '10', ownerIfSingle: userOf(1) })
    const lazy = await studio.ask(calls.getLazyItemById, { itemId: form.id })
    expect(lazy.body).to.deep.equal(form)
  })

  it('twice is answered twice in the same way, and stored once, also at the same time', async () => {
    const form = await studio.item()
    const first = await studio.register(form)
    const count = await studio.stored()
    expect(await studio.register(form)).to.deep.equal(first)
    const next = await studio.item()
    const answers = await Promise.all(Array.from({ length: 4 }, () => studio.register(next)))
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200])
    expect(await studio.stored()).to.equal(count + 1)
  })

  it('with other contents is refused, and what was there stays', async () => {
    const form = await studio.item()
    await studio.register(form)
    const other = await studio.item({ id: form.id, uri: '/ipfs/other' })
    await expectRefusal(other, refused(other, 'it is registered with other contents, which stay'))
    const { body } = await studio.ask(calls.getLazyItemById, { itemId: form.id })
    expect(body).to.deep.equal(form)
  })
})
