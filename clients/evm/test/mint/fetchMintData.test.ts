import { expect } from 'chai'
import { zeroAddress } from 'viem'
import { fetchMintData } from '../../src/mint/fetchMintData.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { claimCall } from '../support/claims.ts'
import { CURRENT_BUILDS, deployDrop } from '../support/drops.ts'

const FEE_WALLET = '0x00000000000000000000000000000000000000aa'
const ARTIST = '0x00000000000000000000000000000000000000bb'
const currency = { id: `ETHEREUM:${zeroAddress}`, decimals: 18 }

describe('fetchMintData on EVM chains', () => {
  let chain: TestChain
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())

  for (const build of CURRENT_BUILDS) {
    it(`returns only chain and contract without a phase (${build})`, async () => {
      const { address } = await deployDrop(chain, { variant: 'erc721', build, conditions: [] })
      const contract = address.toLowerCase()
      expect(await fetchMintData(chain.connection, { contract })).to.deep.equal({
        type: 'no-phase',
        chainId: 31_337,
        contract,
      })
    })

    it(`returns price, supply, times and fees of the current phase (${build})`, async () => {
      // Given a token id with a phase that ends, from which one item was claimed
      const start = await chain.now()
      const drop = await deployDrop(chain, {
        variant: 'erc1155',
        build,
        royalty: { valueBp: 700n, recipient: ARTIST },
        platformFee: { valueBp: 300n, recipient: FEE_WALLET },
        conditions: [
          {
            startTimestamp: start,
            maxClaimableSupply: 5n,
            quantityLimitPerWallet: 3n,
            pricePerToken: 1_000n,
          },
          { startTimestamp: start + 86_400n, maxClaimableSupply: 0n },
        ],
      })
      const from = await chain.newWallet()
      await chain.execute(claimCall(drop, { from, price: 1_000n }))

      // Then mint data for two items has these values
      const contract = drop.address.toLowerCase()
      const request = { contract, tokenId: 0n, quantity: 2n }
      expect(await fetchMintData(chain.connection, request)).to.deep.equal({
        type: 'active',
        chainId: 31_337,
        contract,
        claimed: 1n,
        unclaimed: 4n,
        supply: 5n,
        price: { value: 1_000n, currency },
        displayedPrice: { value: 970n, currency },
        maxPerWallet: 3n,
        startDate: new Date(Number(start) * 1_000),
        endDate: new Date(Number(start + 86_400n) * 1_000),
        isMintToAvailable: true,
        checkout: {
          price: { value: 1_000n, currency },
          displayedPrice: { value: 970n, currency },
          quantity: 2n,
          total: { value: 2_000n, currency },
          fees: { platform: [{ valueBp: 300, recipient: FEE_WALLET }], flatPlatform: [] },
          royalties: [{ valueBp: 700, recipient: ARTIST }],
        },
      })
    })
  }
})
