import { expect } from 'chai'
import type { Address } from 'viem'
import { failureOf } from '../../../core/test/signing/support/failureOf.ts'
import { fetchDropState } from '../../src/contract/fetchDropState.ts'
import { burnItems } from '../../src/mint/burnItems.ts'
import { fetchDropItems } from '../../src/mint/fetchDropItems.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { CURRENT_BUILDS, deployDrop } from '../support/drops.ts'

describe('burnItems', () => {
  let chain: TestChain
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())

  for (const build of CURRENT_BUILDS) {
    it(`burns several token ids in one transaction (${build})`, async () => {
      // Given a wallet with three items
      const { address: contract } = await deployDrop(chain, { variant: 'erc721', build })
      const wallet = await chain.newWallet()
      const { items } = await mintItems(chain.connection, { contract, wallet, quantity: 3n })
      const itemIds = items.map(({ itemId }) => itemId)
      const drop = await fetchDropState(chain.connection, { contract })

      // When it burns the first and the third
      await burnItems(chain.connection, { drop, wallet, tokenIds: [1n, 3n] })

      // Then only the second has a holder, and all three count as minted
      const held = await fetchDropItems(chain.connection, { contract, itemIds })
      expect(held.map(({ owner }) => owner)).to.deep.equal([undefined, wallet.address, undefined])
      expect((await fetchDropState(chain.connection, { contract })).minted).to.equal(3n)
    })

    it(`burns items of one token id (${build})`, async () => {
      const { address } = await deployDrop(chain, { variant: 'erc1155', build })
      const contract = `ETHEREUM:${address}:0`
      const wallet = await chain.newWallet()
      await mintItems(chain.connection, { contract, wallet, quantity: 5n })
      const drop = await fetchDropState(chain.connection, { contract })
      await burnItems(chain.connection, { drop, wallet, quantity: 2n })
      expect((await fetchDropState(chain.connection, { contract })).minted).to.equal(3n)
    })
  }

  it('burns with the funds for its estimate, where those for the default limit are missing', async () => {
    const { address: contract } = await deployDrop(chain, { variant: 'erc721' })
    const wallet = await chain.newWallet()
    await mintItems(chain.connection, { contract, wallet, quantity: 1n })
    const drop = await fetchDropState(chain.connection, { contract })
    const address = wallet.address as Address
    await chain.cheats.setBalance({ address, value: 10n ** 15n })
    const { receipt } = await burnItems(chain.connection, { drop, wallet, tokenIds: [1n] })
    expect(receipt.status).to.equal('success')
  })

  it('error: an item of another wallet; nothing is burned', async () => {
    const { address: contract } = await deployDrop(chain, { variant: 'erc721' })
    const [wallet, other] = [await chain.newWallet(), await chain.newWallet()]
    await mintItems(chain.connection, { contract, wallet, quantity: 1n })
    await mintItems(chain.connection, { contract, wallet: other, quantity: 1n })
    const drop = await fetchDropState(chain.connection, { contract })
    const error = await failureOf(burnItems(chain.connection, { drop, wallet, tokenIds: [1n, 2n] }))
    expect(error.code).to.equal('CONTRACT_REFUSED')
    const itemIds = [1, 2].map((id) => `ETHEREUM:${contract.toLowerCase()}:${id}`)
    const held = await fetchDropItems(chain.connection, { contract, itemIds })
    expect(held.map(({ owner }) => owner)).to.deep.equal([wallet.address, other.address])
  })

  it('error: nothing to burn', async () => {
    const { address: contract } = await deployDrop(chain, { variant: 'erc721' })
    const drop = await fetchDropState(chain.connection, { contract })
    const wallet = await chain.newWallet()
    const error = await failureOf(burnItems(chain.connection, { drop, wallet, tokenIds: [] }))
    expect(error.code).to.equal('QUANTITY_NOT_POSITIVE')
  })
})
