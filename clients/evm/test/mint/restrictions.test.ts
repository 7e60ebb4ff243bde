import { expect } from 'chai'
import { maxUint256, zeroAddress } from 'viem'
import { buildAllowlist } from '../../src/allowlist/buildAllowlist.ts'
import type { ClaimRequest } from '../../src/mint/claimRequest.ts'
import { fetchClaimRestriction } from '../../src/mint/fetchClaimRestriction.ts'
import { fetchMintData } from '../../src/mint/fetchMintData.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import {
  type ConditionInput,
  CURRENT_BUILDS,
  type DropOptions,
  deployDrop,
} from '../support/drops.ts'
import { setFlatFee } from '../support/fees.ts'

describe('fetchClaimRestriction on EVM chains', () => {
  let chain: TestChain
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())

  async function open(conditions: readonly ConditionInput[], options: Partial<DropOptions> = {}) {
    const { address } = await deployDrop(chain, { variant: 'erc721', conditions, ...options })
    return address
  }

  async function codeOf(contract: string, request: Partial<ClaimRequest> = {}) {
    const { address: wallet } = await chain.newWallet()
    const answer = await fetchClaimRestriction(chain.connection, { contract, wallet, ...request })
    return answer.type === 'restricted' ? answer.code : 'claimable'
  }

  it('allows claims only between the start and the end marker', async () => {
    const now = await chain.now()
    const contract = await open([
      { startTimestamp: now + 1_000n },
      { startTimestamp: now + 2_000n, maxClaimableSupply: 0n },
    ])
    expect(await codeOf(contract)).to.equal('PHASE_NOT_OPEN')
    const snapshot = await chain.cheats.snapshot()
    await chain.passTime(1_000)
    expect(await codeOf(contract)).to.equal('claimable')
    await chain.passTime(1_000)
    expect(await codeOf(contract)).to.equal('NO_ACTIVE_PHASE')
    expect((await fetchMintData(chain.connection, { contract })).type).to.equal('no-phase')
    await chain.cheats.revert({ id: snapshot })
  })

  it('lets items go to no address that cannot hold them', async () => {
    const contract = await open([{ startTimestamp: await chain.now() }])
    for (const mintTo of [zeroAddress, `0x${'0'.repeat(36)}dEaD`, contract]) {
      expect(await codeOf(contract, { mintTo })).to.equal('MINT_TO_CANNOT_HOLD_ITEMS')
    }
    const { address } = await chain.newWallet()
    expect(await codeOf(contract, { mintTo: address })).to.equal('claimable')
  })

  it('moves between phases by chain time', async () => {
    const now = await chain.now()
    const contract = await open([
      { startTimestamp: now, pricePerToken: 1n },
      { startTimestamp: now + 1_000n, pricePerToken: 2n },
    ])
    const priceNow = async () => {
      const data = await fetchMintData(chain.connection, { contract })
      return data.type === 'active' ? data.price.value : undefined
    }
    const snapshot = await chain.cheats.snapshot()
    expect(await priceNow()).to.equal(1n)
    expect(await codeOf(contract, { phaseIndex: 1 })).to.equal('PHASE_NOT_OPEN')
    await chain.passTime(1_000)
    expect(await priceNow()).to.equal(2n)
    await chain.cheats.revert({ id: snapshot })
  })

  it('allows a claim after the start, also where the latest block is older', async () => {
    const idle = await startChain(['--timestamp', '1600000000'])
    const conditions = [{ startTimestamp: (await idle.now()) + 100_000n }]
    const { address: contract } = await deployDrop(idle, { variant: 'erc721', conditions })
    const { address: wallet } = await idle.newWallet()
    expect(await fetchClaimRestriction(idle.connection, { contract, wallet })).to.deep.equal({
      type: 'claimable',
    })
    idle.stop()
  })

  it('counts claims per wallet and in total', async () => {
    const contract = await open([{ quantityLimitPerWallet: 3n, maxClaimableSupply: 4n }])
    const wallet = await chain.newWallet()
    await mintItems(chain.connection, { contract, wallet, quantity: 2n })
    const mine = { wallet: wallet.address }
    expect(await codeOf(contract, { ...mine, quantity: 1n })).to.equal('claimable')
    expect(await codeOf(contract, { ...mine, quantity: 2n })).to.equal('WALLET_QUANTITY_EXCEEDED')
    expect(await codeOf(contract, { quantity: 2n })).to.equal('claimable')
    expect(await codeOf(contract, { quantity: 3n })).to.equal('SUPPLY_EXCEEDED')
  })

  it('enforces a limit per transaction', async () => {
    const contract = await open([{}])
    expect(await codeOf(contract, { quantity: 2n, maxPerTransaction: 2n })).to.equal('claimable')
    expect(await codeOf(contract, { quantity: 3n, maxPerTransaction: 2n })).to.equal(
      'TRANSACTION_QUANTITY_EXCEEDED',
    )
  })

  it('distinguishes unlisted wallets from unknown listings', async () => {
    const listed = await chain.newWallet()
    const list = buildAllowlist([
      {
        wallet: listed.address,
        quantityLimitPerWallet: 2n,
        pricePerToken: 5n,
        currency: zeroAddress,
      },
    ])
    const { merkleRoot } = list
    const contract = await open([{ quantityLimitPerWallet: 0n, merkleRoot, pricePerToken: 9n }])
    const proofSource: ClaimRequest['proofSource'] = async (wallet) => list.proofOf(wallet)
    expect(await codeOf(contract, { proofSource })).to.equal('NOT_ON_ALLOWLIST')
    expect(await codeOf(contract)).to.equal('MERKLE_PROOFS_MISSING')
    const mine = { wallet: listed.address, proofSource }
    expect(await codeOf(contract, { ...mine, quantity: 2n })).to.equal('claimable')
    expect(await codeOf(contract, { ...mine, quantity: 3n })).to.equal('WALLET_QUANTITY_EXCEEDED')
    const data = await fetchMintData(chain.connection, { contract, ...mine })
    expect(data).to.deep.include({ type: 'active', maxPerWallet: 2n, isMintToAvailable: false })
    expect(data.type === 'active' && data.price.value).to.equal(5n)
  })

  it('lets unlisted wallets claim on public terms where a phase has both', async () => {
    const listed = await chain.newWallet()
    const entry = { quantityLimitPerWallet: 5n, pricePerToken: maxUint256, currency: zeroAddress }
    const list = buildAllowlist([{ wallet: listed.address, ...entry }])
    const { merkleRoot } = list
    const contract = await open([{ quantityLimitPerWallet: 1n, merkleRoot }])
    const proofSource: ClaimRequest['proofSource'] = async (wallet) => list.proofOf(wallet)
    expect(await codeOf(contract, { proofSource, quantity: 1n })).to.equal('claimable')
    expect(await codeOf(contract, { proofSource, quantity: 2n })).to.equal(
      'WALLET_QUANTITY_EXCEEDED',
    )
    const mine = { wallet: listed.address, proofSource }
    expect(await codeOf(contract, { ...mine, quantity: 5n })).to.equal('claimable')
  })

  for (const build of CURRENT_BUILDS) {
    it(`refuses a claim that does not cover the flat fee, as the contract does (${build})`, async () => {
      const contract = await open([{ pricePerToken: 10n }], { build })
      await setFlatFee(chain, contract, 25n)
      expect(await codeOf(contract, { quantity: 2n })).to.equal('FEE_EXCEEDS_PRICE')
      expect(await codeOf(contract, { quantity: 3n })).to.equal('claimable')
      const wallet = await chain.newWallet()
      const { items } = await mintItems(chain.connection, { contract, wallet, quantity: 3n })
      expect(items).to.have.length(3)
      const data = await fetchMintData(chain.connection, { contract, quantity: 3n })
      // 30 less 25 for three items: 1 each, rounded down.
      expect(data.type === 'active' && data.displayedPrice?.value).to.equal(1n)
    })

    it(`takes a percentage of ERC-1155 claims, also where a flat fee is set (${build})`, async () => {
      const { address } = await deployDrop(chain, {
        variant: 'erc1155',
        build,
        conditions: [{ pricePerToken: 10n }],
      })
      await setFlatFee(chain, address, 25n)
      const contract = `ETHEREUM:${address}:0`
      expect(await codeOf(contract, { quantity: 1n })).to.equal('claimable')
      const wallet = await chain.newWallet()
      const { items } = await mintItems(chain.connection, { contract, wallet, quantity: 1n })
      expect(items).to.have.length(1)
      const data = await fetchMintData(chain.connection, { contract })
      expect(data.type === 'active' && data.checkout.fees.flatPlatform).to.deep.equal([])
    })
  }
})
