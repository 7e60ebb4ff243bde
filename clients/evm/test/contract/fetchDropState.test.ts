import type { Eip1193Provider } from '@mintline/core/signing'
import { expect } from 'chai'
import { type Address, maxUint256, toFunctionSelector, zeroAddress } from 'viem'
import { getBalance } from 'viem/actions'
import { PollingClock } from '../../../core/test/async/_clock.ts'
import { startNodeProxy } from '../../../core/test/conformance/nodeProxy.ts'
import { failureOf } from '../../../core/test/signing/support/failureOf.ts'
import { NO_PROOF } from '../../src/allowlist/allowlistProof.ts'
import { connectChain } from '../../src/chain/connectChain.ts'
import { fetchDropState } from '../../src/contract/fetchDropState.ts'
import { NATIVE_TOKEN } from '../../src/contract/nativeCoin.ts'
import {
  claim,
  getDefaultRoyaltyInfo,
  getFlatPlatformFeeInfo,
  getPlatformFeeInfo,
} from '../../src/generated/openEdition/abi.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { CURRENT_BUILDS, deployDrop, setConditions } from '../support/drops.ts'
import { deployToken } from '../support/token.ts'

const NOBODY = '0x00000000000000000000000000000000000000aa'

describe('fetchDropState', () => {
  let chain: TestChain
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())

  for (const build of CURRENT_BUILDS) {
    it(`reads an ERC-721 drop in one request (${build})`, async () => {
      const { address } = await deployDrop(chain, {
        variant: 'erc721',
        build,
        conditions: [{ maxClaimableSupply: 7n, quantityLimitPerWallet: 2n, pricePerToken: 5n }],
        platformFee: { valueBp: 300n, recipient: NOBODY },
        royalty: { valueBp: 500n, recipient: NOBODY },
      })
      const counted = await startNodeProxy(chain.url)
      const connection = connectChain(counted.url)
      await fetchDropState(connection, { contract: address })
      const first = [...counted.asked]
      const state = await fetchDropState(connection, { contract: address })
      expect([first, counted.asked.slice(first.length)]).to.deep.equal([
        ['eth_chainId', 'eth_call'],
        ['eth_call'],
      ])
      await counted.close()
      expect(state).to.deep.include({
        address: address.toLowerCase(),
        variant: 'erc721',
        tokenId: undefined,
        name: 'Drop',
        minted: 0n,
        maxSupply: 0n,
        platformFee: { type: 'percentage', valueBp: 300, recipient: NOBODY },
        royalty: { valueBp: 500, recipient: NOBODY },
        activeConditionId: 0n,
      })
      expect(state.conditions).to.have.length(1)
      expect(state.conditions[0]).to.deep.include({
        id: 0n,
        phaseIndex: 0,
        maxClaimableSupply: 7n,
        supplyClaimed: 0n,
        quantityLimitPerWallet: 2n,
        pricePerToken: 5n,
        currency: NATIVE_TOKEN,
      })
    })

    it(`reads one token id of an ERC-1155 drop (${build})`, async () => {
      const drop = await deployDrop(chain, { variant: 'erc1155', build, conditions: [] })
      await setConditions(chain, drop, [{ pricePerToken: 9n }], { tokenId: 3n })
      const state = await fetchDropState(chain.connection, {
        contract: `ETHEREUM:${drop.address}:3`,
      })
      expect(state).to.deep.include({ variant: 'erc1155', tokenId: 3n, maxSupply: 0n, minted: 0n })
      expect(state.conditions.map(({ pricePerToken }) => pricePerToken)).to.deep.equal([9n])
    })
  }

  for (const [what, answer] of [
    ['refuses', () => Promise.reject({ code: -32_000, message: 'contract creation is disabled' })],
    ['does not run', async () => '0x'],
  ] as const) {
    it(`reads one value after the other where the node ${what} code that is not deployed`, async () => {
      const { address } = await deployDrop(chain, { variant: 'erc721' })
      const calls: unknown[] = []
      const node: Eip1193Provider = {
        request: async (args) => {
          const [call] = (args.params ?? []) as readonly { readonly to?: string }[]
          if (args.method === 'eth_call') calls.push(call?.to)
          return args.method === 'eth_call' && call?.to === undefined
            ? answer()
            : chain.provider.request(args)
        },
      }
      const connection = connectChain(node)
      const read = () => fetchDropState(connection, { contract: address })
      expect(await read()).to.deep.equal(
        await fetchDropState(chain.connection, { contract: address }),
      )
      // The node is asked for all at once only the first time.
      expect(calls.filter((to) => to === undefined)).to.have.length(1)
      await read()
      expect(calls.filter((to) => to === undefined)).to.have.length(1)
    })
  }

  it('reads more conditions than the first request includes, also after a reset', async () => {
    const now = await chain.now()
    const conditions = Array.from({ length: 6 }, (_, at) => ({
      startTimestamp: now + BigInt(at),
      pricePerToken: BigInt(at),
    }))
    const drop = await deployDrop(chain, { variant: 'erc721', conditions })
    await setConditions(chain, drop, conditions, { reset: true })
    const state = await fetchDropState(chain.connection, { contract: drop.address })
    expect(
      state.conditions.map(({ id, phaseIndex, pricePerToken }) => [id, phaseIndex, pricePerToken]),
    ).to.deep.equal(conditions.map(({ pricePerToken }, at) => [6n + BigInt(at), at, pricePerToken]))
  })

  it('reads the claims of a wallet from each condition', async () => {
    const { address } = await deployDrop(chain, { variant: 'erc721' })
    const wallet = await chain.newWallet()
    const args = [wallet.address, 2n, NATIVE_TOKEN, 0n, NO_PROOF, '0x']
    await chain.execute({ from: wallet, to: address, abi: claim, args })
    const state = await fetchDropState(chain.connection, {
      contract: address,
      wallet: wallet.address,
    })
    expect([...state.claimedByWallet]).to.deep.equal([[0n, 2n]])
    expect(state.minted).to.equal(2n)
    expect(state.conditions[0]).to.deep.include({
      supplyClaimed: 2n,
      maxClaimableSupply: maxUint256,
    })
  })

  it('error: the node cuts the data of calls, in a sentence about the node', async () => {
    const { address } = await deployDrop(chain, { variant: 'erc721' })
    for (const bytes of [1, 31, 32, 33, 100]) {
      const node: Eip1193Provider = {
        request: async (args) => {
          const answer = await chain.provider.request(args)
          return args.method === 'eth_call' ? `${answer}`.slice(0, 2 + 2 * bytes) : answer
        },
      }
      const connection = connectChain(node)
      const error = await failureOf(
        fetchDropState(connection, { contract: address }, { clock: new PollingClock() }),
      )
      expect([bytes, error.code, error.message]).to.deep.equal([
        bytes,
        'NODE_NOT_AVAILABLE',
        'The node did not answer eth_call: its answer is incomplete. Try again, or use another node',
      ])
    }
  })

  it('error: no contract at the address', async () => {
    const error = await failureOf(fetchDropState(chain.connection, { contract: NOBODY }))
    expect([error.code, error.message]).to.deep.equal(['NO_CONTRACT_DATA', 'No data for contract'])
  })

  it('error: a contract that is not a drop', async () => {
    const token = await deployToken(chain, chain.creator)
    const error = await failureOf(fetchDropState(chain.connection, { contract: token }))
    expect([error.code, error.message]).to.deep.equal([
      'UNKNOWN_CONTRACT_TYPE',
      'Unknown type of contract',
    ])
  })

  it('error: an ERC-1155 drop without a token id', async () => {
    const { address } = await deployDrop(chain, { variant: 'erc1155' })
    const error = await failureOf(fetchDropState(chain.connection, { contract: address }))
    expect([error.code, error.message]).to.deep.equal([
      'TOKEN_ID_REQUIRED',
      'TokenId is required for ERC-1155',
    ])
  })

  it('opens a contract without platform fees, which takes none', async () => {
    const { address } = await deployDrop(chain, {
      variant: 'erc721',
      build: 'thirdweb311',
      conditions: [{ pricePerToken: 1_000n }],
    })
    const { platformFee } = await fetchDropState(chain.connection, { contract: address })
    expect(platformFee).to.deep.equal({ type: 'percentage', valueBp: 0, recipient: zeroAddress })
    const paid = () =>
      getBalance(chain.connection.client, { address: chain.creator.address as Address })
    const [before, wallet] = [await paid(), await chain.newWallet()]
    await mintItems(chain.connection, { contract: address, wallet, quantity: 2n })
    expect((await paid()) - before).to.equal(2_000n)
  })

  it('error: a contract that has a kind of platform fee, and no fee', async () => {
    // Reverts for both fees and answers all other calls with 1 and 0.
    const [percentage, flat] = [getPlatformFeeInfo, getFlatPlatformFeeInfo].map((each) =>
      toFunctionSelector(each).slice(2),
    )
    const branches = `8063${percentage}1460285763${flat}14602857`
    const runtime = `60003560e01c${branches}6001600052600060205260406000f35b60006000fd`
    const contract = await chain.deploy(`0x602e600c600039602e6000f3${runtime}`)
    const error = await failureOf(fetchDropState(chain.connection, { contract }))
    expect([error.code, error.message]).to.deep.equal([
      'NO_PLATFORM_FEES_DATA',
      'No platform fees data',
    ])
  })

  it('error: a contract without royalties', async () => {
    // Reverts for royalties and answers all other calls with 1 and 0.
    const selector = toFunctionSelector(getDefaultRoyaltyInfo).slice(2)
    const runtime = `60003560e01c63${selector}14601e576001600052600060205260406000f35b60006000fd`
    const contract = await chain.deploy(`0x6024600c60003960246000f3${runtime}`)
    const error = await failureOf(fetchDropState(chain.connection, { contract }))
    expect([error.code, error.message]).to.deep.equal(['NO_ROYALTIES_DATA', 'No royalties data'])
  })

  it('error: a hostile contract that reports more conditions than can be read', async () => {
    // Answers every call with 1 and the largest number.
    const contract = await chain.deploy('0x6f600160005260001960205260406000f360005260106010f3')
    const error = await failureOf(fetchDropState(chain.connection, { contract }))
    expect([error.code, error.message]).to.deep.equal([
      'CONTRACT_TOO_LARGE',
      `The contract ${contract.toLowerCase()} reports ${maxUint256} claim conditions, and at most 1000 can be read: check the address`,
    ])
  })

  it('error: a drop on another chain, and an invalid address', async () => {
    const codeOf = async (contract: string) =>
      (await failureOf(fetchDropState(chain.connection, { contract }))).code
    expect(await codeOf(`BASE:${zeroAddress}`)).to.equal('CHAIN_MISMATCH')
    expect(await codeOf(`SOLANA:0x12`)).to.equal('UNHANDLED_BLOCKCHAIN')
    expect(await codeOf('0x12')).to.equal('INVALID_ADDRESS')
    expect(await codeOf('BASE:sun')).to.equal('UNKNOWN_CONTRACT_ID')
    expect(await codeOf(`BASE:${zeroAddress}:first`)).to.equal('UNKNOWN_CONTRACT_ID')
  })

  for (const contract of ['', undefined]) {
    it(`error: ${contract ?? 'no'} contract, as of a link that names no drop`, async () => {
      const reading = fetchDropState(chain.connection, { contract: contract as string })
      expect(await failureOf(reading)).to.deep.include({
        code: 'CONTRACT_ADDRESS_NOT_SPECIFIED',
        message: 'Contract address not specified',
      })
    })
  }
})
