import { ACTIVITY_TYPES } from '@mintline/core/enumerations/indexer'
import { formatCurrencyId, parseCurrencyId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { currencyKey, itemKey } from '../../src/database/keys/index.ts'
import * as calls from '../../src/indexer/activities/calls.ts'
import { account, wallet } from './_addresses.ts'
import { dropIdOn, inShort } from './_listed.ts'
import { ALICE, BOB, CAROL, CHAINS, ETHER, itemIdOn, itemOn, minute, TOKEN } from './_names.ts'
import { withWorld } from './_suite.ts'

describe('activities of an item', () => {
  const { ask, pools } = withWorld()

  const ofItem = async (itemId: string, parameters: object = {}) =>
    (
      await ask(calls.getActivitiesByItem, {
        itemId,
        type: ACTIVITY_TYPES,
        size: 1000,
        ...parameters,
      })
    ).body.activities

  for (const chain of CHAINS) {
    it(`are shown whole on ${chain}`, async () => {
      const itemId = itemIdOn(chain, 3)
      const [transfer, mint, ...others] = await ofItem(itemId)
      const [, contract, tokenId] = itemId.split(':')
      const fields = {
        lastUpdatedAt: '2026-02-01T00:00:00.000Z',
        reverted: false,
        ...(tokenId !== undefined && { contract: `${chain}:${contract}`, tokenId }),
        itemId,
        collection: dropIdOn(chain),
        value: '1',
      }
      expect(others).to.deep.equal([])
      expect(transfer).to.deep.include({
        '@type': 'TRANSFER',
        ...fields,
        from: account(chain, ALICE),
        owner: account(chain, BOB),
        purchase: true,
        date: minute(5).toISOString(),
      })
      expect(mint).to.deep.include({
        '@type': 'MINT',
        ...fields,
        owner: account(chain, ALICE),
        date: minute(1).toISOString(),
      })
      expect(mint).to.have.nested.property('blockchainInfo.blockNumber', 1)
    })
  }

  it('end with the burn', async () => {
    const [burn] = await ofItem(itemIdOn('FLOW', 4))
    expect(burn).to.include({ '@type': 'BURN', owner: account('FLOW', ALICE), value: '1' })
  })

  it('are in either order, and of the types asked for', async () => {
    const itemId = itemIdOn('SOLANA', 3)
    const latest = await ofItem(itemId)
    const earliest = await ofItem(itemId, { sort: 'EARLIEST_FIRST' })
    expect(earliest).to.deep.equal([...latest].reverse())
    expect(inShort(await ofItem(itemId, { type: ['MINT', 'BURN'] }))).to.deep.equal([
      `MINT ${itemId}`,
    ])
  })

  it('show what a mint cost, where it is known', async () => {
    const itemId = itemIdOn('SOLANA', 1)
    const currency = currencyKey(parseCurrencyId('SOLANA:native'))
    await pools()
      .write.updateTable('activities')
      .set({ currency, price: '0.25', value: '4', price_usd: '40' })
      .where('item', '=', itemKey(itemOn('SOLANA', 1)))
      .execute()
    const [mint] = await ofItem(itemId)
    expect(mint).to.deep.include({
      mintPrice: '0.25',
      mintPayment: { type: { '@type': 'SOLANA_SOL' }, value: '1' },
      mintPriceUsd: '40',
    })
  })

  it('show who minted a gift and who paid, where that is not the owner', async () => {
    const mintOf = async (data: object) => {
      await pools()
        .write.updateTable('activities')
        .set({ data: JSON.stringify(data) })
        .where('item', '=', itemKey(itemOn('SOLANA', 2)))
        .where('type', '=', 'MINT')
        .execute()
      const [mint] = await ofItem(itemIdOn('SOLANA', 2), { type: ['MINT'] })
      if (mint?.['@type'] !== 'MINT') throw new Error('it was minted')
      return { minter: mint.minter, payer: mint.payer }
    }
    const nobodyElse = { minter: undefined, payer: undefined }
    expect(await mintOf({})).to.deep.equal(nobodyElse)
    expect(
      await mintOf({ minter: wallet('SOLANA', BOB), payer: wallet('SOLANA', CAROL) }),
    ).to.deep.equal({
      minter: account('SOLANA', BOB),
      payer: account('SOLANA', CAROL),
    })
  })

  it('are none of an item that is not known', async () => {
    expect(await ofItem(itemIdOn('APTOS', 99))).to.deep.equal([])
  })

  it('show what happened to its orders', async () => {
    const found = await ofItem(itemIdOn('ETHEREUM', 1))
    const nft = {
      '@type': 'ERC721',
      contract: dropIdOn('ETHEREUM'),
      collection: dropIdOn('ETHEREUM'),
      tokenId: '1',
    }
    const token = { '@type': 'ERC20', contract: formatCurrencyId(TOKEN) }
    expect(inShort(found)[0]).to.equal('SELL')
    expect(found[0]).to.deep.include({
      nft: { type: nft, value: '1' },
      payment: { type: token, value: '1.25' },
      seller: account('ETHEREUM', ALICE),
      buyer: account('ETHEREUM', BOB),
      price: '1.25',
      priceUsd: '3800',
      amountUsd: '3800',
      type: 'ACCEPT_BID',
      source: 'MINTLINE',
      orderId: 'ETHEREUM:0x02',
    })
    expect(found.find((one) => one['@type'] === 'LIST')).to.deep.include({
      make: { type: nft, value: '1' },
      take: { type: { '@type': 'ETH', blockchain: 'ETHEREUM' }, value: '1.5' },
      maker: account('ETHEREUM', ALICE),
      hash: '0x01',
    })
    expect(found.find((one) => one['@type'] === 'CANCEL_BID')).to.deep.include({
      make: { '@type': 'ETH', blockchain: 'ETHEREUM' },
      take: nft,
      transactionHash: '0xaa',
    })
  })

  it('show bids in some currencies, and everything else', async () => {
    const itemId = itemIdOn('ETHEREUM', 1)
    const bids = (found: readonly object[]) =>
      found.filter((one) => 'hash' in one).map((one) => Reflect.get(one, 'orderId'))
    const type = ['BID', 'LIST', 'MINT']
    const inToken = await ofItem(itemId, { type, bidCurrencies: [formatCurrencyId(TOKEN)] })
    expect(bids(inToken)).to.deep.equal(['ETHEREUM:0x02', 'ETHEREUM:0x01'])
    expect(inToken).to.have.length(3)
    const inEther = await ofItem(itemId, { type, bidCurrencies: [formatCurrencyId(ETHER)] })
    expect(bids(inEther)).to.deep.equal(['ETHEREUM:0x03', 'ETHEREUM:0x01'])
  })
})
