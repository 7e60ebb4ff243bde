import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import fc from 'fast-check'
import { domainSeparator, type Hex, maxUint256, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'
import {
  parseSeaportForm,
  type SeaportOrderForm,
} from '../../../src/orders/seaport/parseSeaportForm.ts'
import { SEAPORT_ABI } from '../../../src/orders/seaport/seaportAbi.ts'
import { seaportHash, seaportSignHash } from '../../../src/orders/seaport/seaportHashes.ts'
import { orderComponents } from '../../../src/orders/seaport/seaportStruct.ts'
import { addressOf } from '../_market.ts'
import { withSeaport } from './_suite.ts'

interface Vector {
  readonly form: SeaportOrderForm
  readonly orderHash: Hex
  readonly signHash: Hex
}

interface Vectors {
  readonly chainId: number
  readonly contract: Hex
  readonly orders: Readonly<Record<string, Vector>>
}

const VECTORS: Vectors = JSON.parse(
  readFileSync(new URL('vectors/orders.json', import.meta.url), 'utf8'),
)

describe('hashes of orders for Seaport are those of the public SDK:', () => {
  const { chainId, contract, orders } = VECTORS
  const separator = domainSeparator({
    domain: { name: 'Seaport', version: '1.6', chainId, verifyingContract: contract },
  })

  for (const [name, { form, orderHash, signHash }] of Object.entries(orders)) {
    it(name, () => {
      const order = parseSeaportForm(form)
      expect(seaportHash(order)).to.equal(orderHash)
      expect(seaportSignHash(order, separator)).to.equal(signHash)
    })
  }
})

describe('hashes of orders for Seaport are those of the contract', () => {
  const seaport = withSeaport()

  it('for any order', async () => {
    const word = fc.bigInt({ min: 1n, max: maxUint256 })
    const asset = fc.record({
      itemType: fc.constantFrom('NATIVE' as const, 'ERC20' as const, 'ERC721' as const),
      token: fc.constantFrom(zeroAddress, addressOf(4)),
      identifierOrCriteria: word,
      startAmount: word,
      endAmount: word,
    })
    const received = fc
      .tuple(asset, fc.constantFrom(addressOf(5), addressOf(6)))
      .map(([each, recipient]) => ({ ...each, recipient }))
    await fc.assert(
      fc.asyncProperty(
        fc.array(asset, { maxLength: 3 }),
        fc.array(received, { maxLength: 4 }),
        fc.tuple(word, word, word, word),
        async (offer, consideration, [salt, start, end, counter]) => {
          const order = {
            ...parseSeaportForm(seaport.listing()),
            ...{ offer, consideration, salt, start, end, counter },
          }
          const hash = await readContract(seaport.market.chain.connection.client, {
            address: seaport.seaport.contract,
            abi: SEAPORT_ABI,
            functionName: 'getOrderHash',
            args: [orderComponents(order)],
          })
          expect(seaportHash(order)).to.equal(hash)
        },
      ),
      { numRuns: 50 },
    )
  })
})
