import { expect } from 'chai'
import { keyOf } from '../../../../clients/evm/test/support/keys.ts'
import { lazyMintHash } from '../../../src/orders/hash/lazyMintHash.ts'
import { type ExchangeOrderForm, parseOrderForm } from '../../../src/orders/parse/parseOrderForm.ts'
import { writeCollections, writeItems } from '../../read-model/_fixture.ts'
import { minute } from '../../read-model/_names.ts'
import { collectionRow } from '../../read-model/_rows.ts'
import { addressOf, expectRefusal } from '../_market.ts'
import { withHistories } from './_history.ts'

const NOWHERE = `0x${'0e'.repeat(20)}` as const

describe('an order for what does not exist', () => {
  const { market, mint, taken } = withHistories()
  beforeEach(() => market().endOrders())

  const message = (id: string) =>
    `${id} does not exist, by what this server and its node know: check the contract and the token id`
  const refused = (form: ExchangeOrderForm, id: string) =>
    expectRefusal(market(), market().post(form), 'BAD_REQUEST', message(id))
  const item = (type: 'ERC721' | 'ERC1155', contract: string, tokenId: string) => ({
    assetType: { '@type': type, contract: `BASE:${contract}`, tokenId },
    value: '1',
  })
  const anyOf = (contract: string) => ({
    assetType: { '@type': 'COLLECTION' as const, contract: `BASE:${contract}` },
    value: '1',
  })
  const lazy = async (contract: string) => {
    const assetType = {
      '@type': 'ERC721_Lazy' as const,
      contract: `BASE:${contract}`,
      tokenId: String((BigInt(addressOf(1)) << 96n) + 7n),
      uri: '/ipfs/lazy',
      creators: [{ account: `ETHEREUM:${addressOf(1)}`, value: 10_000 }],
      royalties: [],
      signatures: [] as string[],
    }
    const { type } = parseOrderForm(market().listing({ make: { assetType, value: '1' } })).make
    const hash = lazyMintHash(type as never, market().exchange.chainId)
    const signatures = [await keyOf(1).sign({ hash })]
    return { assetType: { ...assetType, signatures }, value: '1' }
  }

  it('is refused as a bid for an item that nobody minted', async () => {
    const { nft } = market()
    await refused(market().bid({ take: market().numbered(9_999) }), `BASE:${nft}:9999`)
  })

  it('is refused as a bid for an item of no contract', async () => {
    await refused(market().bid({ take: item('ERC721', NOWHERE, '1') }), `BASE:${NOWHERE}:1`)
    await refused(market().bid({ take: item('ERC1155', NOWHERE, '1') }), `BASE:${NOWHERE}:1`)
  })

  it('is refused as a bid for any item of no contract, or of one that has no items', async () => {
    await refused(market().bid({ take: anyOf(NOWHERE) }), `BASE:${NOWHERE}`)
    const { coin } = market()
    await refused(market().bid({ take: anyOf(coin) }), `BASE:${coin}`)
  })

  it('is refused as a lazy item of no contract, listed or bid for', async () => {
    await refused(market().listing({ make: await lazy(NOWHERE) }), `BASE:${NOWHERE}`)
    await refused(market().bid({ take: await lazy(NOWHERE) }), `BASE:${NOWHERE}`)
  })

  it('is stored as an inactive listing', async () => {
    const { status } = await taken(market().listing({ make: market().numbered(9_999) }))
    expect(status).to.equal('INACTIVE')
  })

  it('is taken once the chain has it', async () => {
    const { copies, nft } = market()
    for (const take of [await mint(), item('ERC1155', copies, '5'), anyOf(nft), await lazy(nft)]) {
      expect((await taken(market().bid({ take }))).status).to.equal('ACTIVE')
    }
  })

  it('is taken if the server has it, unless it was burned', async () => {
    const contract = `0x${'0d'.repeat(20)}`
    const drop = { blockchain: 'BASE', contract } as const
    await writeCollections(market().pools, [collectionRow(drop)])
    const minted = { type: 'MINT' as const, to: addressOf(1), at: minute(1), block: 1n }
    const burned = { type: 'BURN' as const, from: addressOf(1), at: minute(2), block: 2n }
    await writeItems(market().pools, [
      { item: { ...drop, tokenId: 1n }, collection: drop, changes: [minted] },
      { item: { ...drop, tokenId: 2n }, collection: drop, changes: [minted, burned] },
    ])

    for (const take of [item('ERC721', contract, '1'), anyOf(contract)]) {
      await taken(market().bid({ take }))
    }
    await refused(market().bid({ take: item('ERC721', contract, '2') }), `BASE:${contract}:2`)
  })
})
