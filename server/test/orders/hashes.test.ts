import { expect } from 'chai'
import { type Hex, recoverAddress } from 'viem'
import { encodeAssetType } from '../../src/orders/assets/encodeAssetType.ts'
import { encodeData } from '../../src/orders/data/encodeData.ts'
import type { Exchange } from '../../src/orders/exchange/exchange.ts'
import { orderHash, orderKeyHash, orderSignHash } from '../../src/orders/hash/orderHashes.ts'
import { parseOrderForm } from '../../src/orders/parse/parseOrderForm.ts'
import { formOf, VECTORS } from './_vectors.ts'

const EXCHANGE: Exchange = {
  name: 'Exchange',
  version: '2',
  chainId: VECTORS.chainId,
  contract: VECTORS.exchange as Hex,
  proxies: { nft: `0x${'77'.repeat(20)}`, erc20: `0x${'88'.repeat(20)}` },
  fee: 0,
}

/** The vector of this name. */
function vectorOf(name: string) {
  const vector = VECTORS.orders[name]
  if (vector === undefined) throw new Error(`There is no vector ${name}`)
  return vector
}

describe('orders are hashed as the public SDK does it:', () => {
  for (const [name, vector] of Object.entries(VECTORS.orders)) {
    it(name, async () => {
      const order = parseOrderForm(formOf(vector.order))
      expect(encodeAssetType(order.make.type)).to.deep.equal(vector.makeType)
      expect(encodeAssetType(order.take.type)).to.deep.equal(vector.takeType)
      const { dataType, data } = vector
      expect(encodeData(order.data)).to.deep.equal({ dataType, data })
      expect(orderHash(order)).to.equal(vector.orderHash)
      expect(orderSignHash(order, EXCHANGE)).to.equal(vector.signHash)
      if (vector.order.signature === undefined) return
      const { signature } = order
      const signer = await recoverAddress({ hash: vector.signHash as Hex, signature })
      expect(signer.toLowerCase()).to.equal(order.maker)
    })
  }

  it('the id leaves out what an update may change', () => {
    const [v1, v2] = [
      parseOrderForm(formOf(vectorOf('item for ether, version 1').order)),
      parseOrderForm(formOf(vectorOf('copies for coins, version 2').order)),
    ]
    for (const order of [v1, v2]) {
      const { make, take } = order
      const updated = {
        ...order,
        make: { ...make, value: make.value + 1n },
        take: { ...take, value: take.value - 1n },
        taker: order.maker,
        start: 1n,
        end: 2n,
      }
      expect(orderKeyHash(updated)).to.equal(orderKeyHash(order))
      expect(orderHash(updated)).to.not.equal(orderHash(order))
      expect(orderKeyHash({ ...order, salt: 43n })).to.not.equal(orderKeyHash(order))
      expect(orderKeyHash({ ...order, make: take })).to.not.equal(orderKeyHash(order))
    }
    const withFees = { ...v1, data: { ...v2.data, version: 'V1' as const, isMakeFill: false } }
    expect(orderKeyHash(withFees as typeof v1)).to.equal(orderKeyHash(v1))
    expect(orderKeyHash({ ...v2, data: v1.data })).to.not.equal(orderKeyHash(v2))
  })

  it('an order that was traded has the id under which it is known', () => {
    // From the documentation of the public interface.
    const maker = 'ETHEREUM:0x1f812d82f8d145ea722e365432cb591b2677d265'
    const order = parseOrderForm({
      blockchain: 'ETHEREUM',
      maker,
      make: {
        assetType: {
          '@type': 'ERC721_Lazy',
          contract: 'ETHEREUM:0xc9154424b823b10579895ccbe442d41b9abd96ed',
          tokenId: '14249935687019880220331675599890107805503880793603843647268203129203631063377',
          uri: '/ipfs/bafkreihqhwbcbducudq7rtkhw745zev2rchrnedsjsrqg5v7id64ao7qeq',
          creators: [{ account: maker, value: 10_000 }],
          royalties: [{ account: maker, value: 1000 }],
          signatures: [
            '0xc30f026bb5d15872c351f3c47bc42f96669fff7db8a7fa06acb8bf39611d38983beaca73b0ee348f98da07cd8caad16656b28216138a177181fb25da655a96ed1b',
          ],
        },
        value: '1',
      },
      take: { assetType: { '@type': 'ETH', blockchain: 'ETHEREUM' }, value: '9000000000000000' },
      salt: '0xa735dbff3da6f1082127615b5418c9cb56e3b0a9950e54e44b7edcdf8da6b264',
      endedAt: '0',
      signature:
        '0xfe2064cd19bc06b05919781cabfa4f35ebe5d791b1e34e43d14f713940983f93163ee4b3acebd10272b28eb9ae99230b55733b14dfbe5483c878757741a2835b1b',
      data: {
        '@type': 'ETH_MINTLINE_V2_2',
        payouts: [],
        originFees: [
          { account: 'ETHEREUM:0x1cf0df2a5a20cd61d68d4489eebbf85b8d39e18a', value: 100 },
        ],
        isMakeFill: true,
      },
    })
    expect(orderKeyHash(order)).to.equal(
      '0xe0cfa20146cca1e7ac2c653a8622c07479ab8c1deb6b717273e7910b263402ad',
    )
  })
})
