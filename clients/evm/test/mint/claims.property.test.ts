import { expect } from 'chai'
import fc from 'fast-check'
import { type Address, maxUint256, zeroAddress, zeroHash } from 'viem'
import { type AllowlistEntry, NO_PROOF } from '../../src/allowlist/allowlistProof.ts'
import { buildAllowlist } from '../../src/allowlist/buildAllowlist.ts'
import type { ProofSource } from '../../src/allowlist/proofSource.ts'
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
  // Terms of the first wallet, which is the only one on the list; maxUint256 and 0 = those of the condition.
  listed: fc.option(
    fc.record({
      quantityLimitPerWallet: fc.constantFrom(0n, 1n, 4n),
      pricePerToken: fc.constantFrom(0n, 1n, maxUint256),
    }),
  ),
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
          const lists = terms.map(({ listed }) => listed && listOf(listed))
          const conditions = terms.map(({ listed: _, ...each }, at) => ({
            ...each,
            startTimestamp: first + BigInt(at * PERIOD),
            merkleRoot: lists[at]?.merkleRoot ?? zeroHash,
          }))
          const { address } = await deployDrop(chain, { variant: 'erc721', build, conditions })
          const proofSource: ProofSource = async (wallet, condition) =>
            lists[condition.phaseIndex]?.proofOf(wallet)
          for (const each of actions) {
            if (each === 'wait') await chain.passTime(PERIOD)
            else await expectAgreement({ address, proofSource }, each)
          }
        }),
        { numRuns: 12 },
      )
    })
  }

  function listOf(terms: Omit<AllowlistEntry, 'wallet' | 'currency'>) {
    return buildAllowlist([{ wallet: walletAt(0).address, currency: zeroAddress, ...terms }])
  }

  function walletAt(index: number): EvmWallet {
    const wallet = wallets[index]
    if (!wallet) throw new Error('There is no such wallet')
    return wallet
  }

  /** Compares the restriction with the result of a claim. */
  async function expectAgreement(
    { address, proofSource }: { address: Address; proofSource: ProofSource },
    { wallet: index, quantity }: { wallet: number; quantity: bigint },
  ) {
    const wallet = walletAt(index)
    const request = { contract: address, wallet: wallet.address, quantity, proofSource }
    const restriction = await fetchClaimRestriction(chain.connection, request)
    const { terms } = await fetchMintState(chain.connection, request)
    const { price = 0n, proof = NO_PROOF } = terms ?? {}
    const args = [wallet.address, quantity, NATIVE_TOKEN, price, proof, '0x']
    const value = price * quantity
    const { status } = await chain.execute({ from: wallet, to: address, abi: claim, args, value })
    expect([restriction.type, restriction]).to.deep.equal([
      status === 'success' ? 'claimable' : 'restricted',
      restriction,
    ])
  }
})
