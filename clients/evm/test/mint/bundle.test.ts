import { expect } from 'chai'
import { type Address, encodeFunctionData, type Hex, multicall3Abi } from 'viem'
import { PollingClock } from '../../../core/test/async/_clock.ts'
import { connectChain } from '../../src/chain/connectChain.ts'
import { NATIVE_TOKEN } from '../../src/contract/nativeCoin.ts'
import { claim } from '../../src/generated/openEdition/abi.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import { providerWallet } from '../../src/wallet/evmWallet.ts'
import { MULTICALL3 } from '../generated/multicall3.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { NO_PROOF } from '../support/claims.ts'
import { deployDrop, type TestDrop } from '../support/drops.ts'
import { sendingProvider } from '../support/transactions.ts'

interface Call {
  readonly target: Address
  readonly callData: Hex
}

/** The call of a contract that makes other calls, as vaults and entry points of bundlers do. */
const bundleOf = (calls: readonly Call[]): Hex =>
  encodeFunctionData({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    args: [calls.map((call) => ({ ...call, allowFailure: false }))],
  })

describe('a mint in a bundle with claims of others', () => {
  let chain: TestChain
  let drop: TestDrop
  before(async () => {
    chain = await startChain()
    drop = await deployDrop(chain, { variant: 'erc721' })
  })
  after(() => chain.stop())

  const claimFor = (receiver: Address): Call => {
    const args = [receiver, 2n, NATIVE_TOKEN, 0n, NO_PROOF, '0x'] as const
    return { target: drop.address, callData: encodeFunctionData({ abi: [claim], args }) }
  }

  it('has the items of its own claim alone, by claimer and receiver', async () => {
    // Given accounts that are contracts, and an entry point that takes what bundlers send
    const [entryPoint, account, other] = [
      await chain.deploy(MULTICALL3),
      await chain.deploy(MULTICALL3),
      await chain.deploy(MULTICALL3),
    ]
    await chain.cheats.setBalance({ address: account, value: 10n ** 18n })
    const [friend, stranger] = [await chain.newWallet(), await chain.newWallet()]
    // When a bundler sends the account's claim behind two of the same size: of another account for the same
    // receiver, and of the account for another receiver
    let bundled: Hex | undefined
    const provider = sendingProvider(chain.provider, async ({ to, data }) => {
      const own = { target: to as Address, callData: data as Hex }
      const calls = [
        { target: other, callData: bundleOf([claimFor(friend.address)]) },
        { target: account, callData: bundleOf([claimFor(stranger.address), own]) },
      ]
      const bundle = { from: chain.creator.address, to: entryPoint, data: bundleOf(calls) }
      const params = [bundle]
      bundled = (await chain.provider.request({ method: 'eth_sendTransaction', params })) as Hex
      return null
    })
    const { hash, items } = await mintItems(
      connectChain(chain.url),
      {
        contract: drop.address,
        wallet: providerWallet(provider, account),
        mintTo: friend.address,
        quantity: 2n,
      },
      { clock: new PollingClock() },
    )
    // Then the bundle is its transaction, and the last two of its six items are its own
    expect(hash).to.equal(bundled)
    expect(items.map(({ itemId }) => itemId.split(':').at(-1))).to.deep.equal(['5', '6'])
  })
})
