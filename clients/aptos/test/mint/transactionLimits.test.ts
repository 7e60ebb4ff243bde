import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { fetchMintState, type MintState } from '../../src/mint/fetchMintState.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import type { AptosDrop, PrepareMintInput } from '../../src/mint/mintRequest.ts'
import { prepareClaim, prepareMint } from '../../src/mint/prepareMint.ts'
import type { SigningWallet } from '../../src/wallet/signingWallet.ts'
import { openDrop } from '../support/drops.ts'
import { describeOnNetwork, startNetwork, type TestNetwork } from '../support/network.ts'

const PRICE = 1_000n
/** The most that the drop machine mints at once. */
const MOST = 100n

describeOnNetwork('a mint and the limits of one transaction on Aptos', () => {
  let network: TestNetwork
  let drop: AptosDrop
  let wallet: SigningWallet
  before(async () => {
    network = await startNetwork()
    drop = await openDrop(network, { totalSupply: 0n, phases: [{ price: PRICE }] })
  })
  after(() => network.close())
  beforeEach(async () => {
    network.limitExecution(undefined)
    wallet = await network.newWallet()
  })

  const request = (quantity: bigint): PrepareMintInput => ({
    ...drop,
    wallet: wallet.address,
    quantity,
  })

  const mint = (quantity: bigint) =>
    mintItems(network.connection, { ...drop, wallet, quantity }, {})

  const prepare = (quantity: bigint) => prepareMint(network.connection, request(quantity))

  /** Returns the sentence of a refusal. */
  const refusalOf = async (attempt: Promise<unknown>): Promise<string> => {
    const error = await attempt.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (!isMintlineError(error)) throw error ?? new Error('It was not refused')
    return `${error.code}: ${error.message}`
  }

  /** Limits the network so that exactly this many items fit. */
  const limitTo = async (quantity: bigint) => {
    const { cost } = await prepare(quantity)
    if (!cost.estimate) throw cost.shortfall
    network.limitExecution(cost.estimate.simulatedFee / cost.estimate.gasPrice)
  }

  it('takes what the drop machine takes at most, and not one more', async () => {
    const { items } = await mint(MOST)
    expect(items).to.have.length(Number(MOST))
    expect(await refusalOf(mint(MOST + 1n))).to.equal(
      'TRANSACTION_QUANTITY_EXCEEDED: Attempted to process 101, but the maximum allowed quantity per transaction is 100',
    )
  })

  for (const fitting of [1n, 7n, 8n, 99n]) {
    it(`says before anything is signed that ${fitting} fit, and mints as many`, async () => {
      await limitTo(fitting)
      const refused = (quantity: bigint) =>
        `TRANSACTION_QUANTITY_EXCEEDED: Attempted to process ${quantity}, but the maximum allowed quantity per transaction is ${fitting}`

      expect(await refusalOf(mint(MOST))).to.equal(refused(MOST))
      expect(await refusalOf(mint(fitting + 1n))).to.equal(refused(fitting + 1n))
      const { sequence_number } = await network.aptos.getAccountInfo({
        accountAddress: wallet.address,
      })
      expect(sequence_number).to.equal('0')
      expect((await mint(fitting)).items).to.have.length(Number(fitting))
    })
  }

  it('says so to a wallet that can pay the items, but not their gas', async () => {
    await limitTo(3n)
    const poor = await network.newWallet(4n * PRICE)
    const state = await stateOf(poor)
    const claim = (quantity: bigint) =>
      prepareClaim(network.connection, { state, request: { quantity } })

    expect(await refusalOf(claim(4n))).to.equal(
      'TRANSACTION_QUANTITY_EXCEEDED: Attempted to process 4, but the maximum allowed quantity per transaction is 3',
    )
    const { cost } = await claim(3n)
    expect(cost.shortfall?.code).to.equal('FUNDS_TOO_LOW')
  })

  it('keeps the limit itself as the reason if not even one item fits', async () => {
    network.limitExecution(5n)
    expect(await refusalOf(mint(2n))).to.equal(
      'EXECUTION_LIMIT_EXCEEDED: The transaction does more than Aptos allows in one: choose fewer items at once',
    )
  })

  const stateOf = ({ address }: SigningWallet): Promise<MintState> =>
    fetchMintState(network.connection, { ...request(1n), wallet: address })
})
