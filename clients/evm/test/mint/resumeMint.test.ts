import { expect } from 'chai'
import { getBlockNumber } from 'viem/actions'
import { findClaim } from '../../src/mint/findClaim.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import { resumeMint } from '../../src/mint/resumeMint.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { deployDrop } from '../support/drops.ts'

describe('resumeMint', () => {
  let chain: TestChain
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())

  for (const variant of ['erc721', 'erc1155'] as const) {
    it(`finds the claim of a wallet since a block, and its items (${variant})`, async () => {
      const drop = await deployDrop(chain, {
        variant,
        baseUri: 'data:,',
        metadata: { name: 'Sun' },
      })
      const contract = `ETHEREUM:${drop.address}${variant === 'erc721' ? '' : ':0'}`
      const [wallet, other] = [await chain.newWallet(), await chain.newWallet()]
      const { client } = chain.connection
      await mintItems(chain.connection, { contract, wallet, quantity: 1n })
      const fromBlock = await getBlockNumber(client, { cacheTime: 0 })
      const search = { contract, wallet: wallet.address, fromBlock }
      await mintItems(chain.connection, { contract, wallet: other, quantity: 1n })
      expect(await findClaim(chain.connection, search)).to.equal(undefined)

      const minted = await mintItems(chain.connection, { contract, wallet, quantity: 2n })
      const hash = await findClaim(chain.connection, search)
      expect(hash).to.equal(minted.hash)
      const sent = { contract, hash: minted.hash, quantity: 2n }
      const { items } = await resumeMint(chain.connection, sent)
      expect(items.map(({ itemId }) => itemId)).to.deep.equal(
        minted.items.map(({ itemId }) => itemId),
      )
    })
  }
})
