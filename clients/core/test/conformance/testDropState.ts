import { expect } from 'chai'
import type { ClientChain, OpenDrop, OpenDropTerms } from './dropFixture.ts'

const TERMS: OpenDropTerms = {
  price: 2_000_000n,
  maxSupply: 5n,
  maxPerWallet: 3n,
  platformFeeBp: 500,
}

/**
 * Defines the tests for what a chain's adapter reads, run on a real network.
 *
 * @param start Returns the same chain every time.
 */
export function testDropState<Wallet>(start: () => Promise<ClientChain<Wallet>>): void {
  let chain: ClientChain<Wallet>
  before(async () => {
    chain = await start()
  })

  const open = (terms: Partial<OpenDropTerms> = {}): Promise<OpenDrop<Wallet>> =>
    chain.openDrop({ ...TERMS, ...terms })

  describe('readDrop', () => {
    it('returns the terms with which the drop was made', async () => {
      const { read, contract, feeRecipient } = await open()
      const { id, supply, phases, money, sale } = await read()
      expect(id).to.equal(`${chain.blockchain}:${contract}`)
      expect(supply.minted).to.equal(0n)
      // Some chains limit the drop, others its phases.
      expect(supply.maxItems || phases[0]?.maxItems).to.equal(5n)
      expect(money.platformFee).to.deep.equal({
        type: 'percentage',
        valueBp: 500,
        recipients: [{ address: feeRecipient, share: 100 }],
      })
      expect(money.receivers.reduce((sum, { share }) => sum + share, 0)).to.equal(100)
      expect(sale).to.deep.equal({ isPaused: false, endTime: undefined })
      expect(phases).to.have.length(1)
      expect(phases[0]).to.deep.include({
        kind: 'public',
        list: undefined,
        maxPerWallet: 3n,
        minted: 0n,
        isOpen: true,
      })
    })

    it('returns the price that buyers are told', async () => {
      const { read, client } = await open()
      const { phases } = await read()
      const data = await client.fetchMintData()
      if (data.type !== 'active') throw new Error('No phase is open')
      expect(phases[0]?.price).to.deep.equal(data.price)
    })

    it('returns 0 for a supply and a cap without a limit', async () => {
      const { read } = await open({ maxSupply: 0n, maxPerWallet: 0n })
      const { supply, phases } = await read()
      expect(supply.maxItems).to.equal(0n)
      expect(phases[0]).to.deep.include({ maxItems: 0n, maxPerWallet: 0n })
    })

    it('returns who may mint where there is a list', async () => {
      const { address } = await chain.fundedWallet()
      const { read } = await open({ listed: [address] })
      const [phase] = (await read()).phases
      expect(phase?.kind).to.equal('list')
      expect(phase?.list?.form).to.be.oneOf(['entries', 'merkle'])
    })

    it('counts items that are minted, in the drop and in the phase', async () => {
      const { wallet } = await chain.fundedWallet()
      const { read, client } = await open()
      await client.mintItems({ wallet, quantity: 2n })
      const { supply, phases } = await read()
      expect(supply.minted).to.equal(2n)
      expect(phases[0]?.minted).to.equal(2n)
    })
  })
}
