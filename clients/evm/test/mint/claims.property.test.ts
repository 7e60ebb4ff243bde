import { expect } from 'chai'
import fc from 'fast-check'
import { maxUint256 } from 'viem'
import { NO_PROOF } from '../../src/allowlist/allowlistProof.ts'
import { NATIVE_TOKEN } from '../../src/contract/nativeCoin.ts'
import { claim } from '../../src/generated/openEdition/abi.ts'
import { fetchClaimRestriction } from '../../src/mint/fetchClaimRestriction.ts'
import { fetchMintState } from '../../src/mint/fetchMintState.ts'
import type { EvmWallet } from '../../src/wallet/evmWallet.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { CURRENT_BUILDS, deployDrop } from '../support/drops.ts'

/** Seconds between two starts, far more than a run takes. */
const PERIOD = 100_000

const condition = fc.record({
  maxClaimableSupply: fc.constantFrom(0n, 2n, 5n, maxUint256),
  quantityLimitPerWallet: fc.constantFrom(0n, 1n, 3n, maxUint256),
  pricePerToken: fc.bigInt(0n, 2n),
})

const action = fc.oneof(
  { weight: 4, arbitrary: fc.record({ wallet: fc.nat(1), quantity: fc.bigInt(1n, 4n) }) },
  { weight: 1, arbitrary: fc.constant('wait' as const) },
)

describe('claims on EVM chains', () => {
  let chain: TestChain
  let wallets: EvmWallet[]
  before(async () => {
    chain = await startChain()
    wallets = [await chain.newWallet(), await chain.newWallet()]
  })
  after(() => chain.stop())

  for (const build of CURRENT_BUILDS) {
    it(`are allowed exactly where the contract accepts them (${build}, property)`, async () => {
      const inputs = fc.tuple(
        fc.array(condition, { minLength: 1, maxLength: 3 }),
        fc.array(action, { minLength: 4, maxLength: 12 }),
      )
      await fc.assert(
        fc.asyncProperty(inputs, async ([terms, actions]) => {
          const first = await chain.now()
          const conditions = terms.map((each, at) => ({
            ...each,
            startTimestamp: first + BigInt(at * PERIOD),
          }))
          const { address } = await deployDrop(chain, { variant: 'erc721', build, conditions })
          for (const each of actions) {
            if (each === 'wait') await chain.passTime(PERIOD)
            else await expectAgreement(address, wallets[each.wallet], each.quantity)
          }
        }),
        { numRuns: 12 },
      )
    })
  }

  /** Compares the restriction with what a claim does. */
  async function expectAgreement(contract: string, wallet = wallets[0], quantity: bigint) {
    if (!wallet) throw new Error('There is no such wallet')
    const request = { contract, wallet: wallet.address, quantity }
    const restriction = await fetchClaimRestriction(chain.connection, request)
    const { terms } = await fetchMintState(chain.connection, request)
    const price = terms?.price ?? 0n
    const args = [wallet.address, quantity, NATIVE_TOKEN, price, NO_PROOF, '0x']
    const value = price * quantity
    const { status } = await chain.execute({ from: wallet, to: contract, abi: claim, args, value })
    expect([restriction.type, restriction]).to.deep.equal([
      status === 'success' ? 'claimable' : 'restricted',
      restriction,
    ])
  }
})
