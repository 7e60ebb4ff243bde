import type { DropPhase } from '@mintline/aptos'
import { aptosAddress } from '@mintline/core/identifiers'
import { APTOS_NETWORKS } from '@mintline/core/networks'
import { describe, expect, it } from 'vitest'
import { dropFacts, type ShownDrop } from './dropFacts.ts'

const APT = 100_000_000n
const TEXTS = {
  name: 'Dusk',
  texts: { image: undefined, description: undefined, externalUrl: undefined, isLoading: false },
}
const SOMEBODY = aptosAddress('0xa1')

const PHASE: DropPhase = {
  phaseIndex: 0,
  saleMintTime: 100n,
  saleMintPrice: APT,
  maxPerWallet: 0n,
  maxPerWalletByAllowList: 0n,
  maxPerTransaction: 0n,
  isPrivate: false,
  isUserInAllowList: false,
  claimedByUser: 0n,
  minted: 0n,
}

function dropOf(
  phases: readonly Partial<DropPhase>[],
  { info = {}, record = {} }: { info?: Partial<ShownDrop['info']>; record?: object } = {},
): ShownDrop {
  return {
    ledger: { network: APTOS_NETWORKS[0], chainId: 1, version: 1n, now: 0n },
    record: { isPaused: false, endTime: undefined, creator: aptosAddress('0xe1'), ...record },
    info: {
      totalMinted: 0n,
      totalSupply: 10n,
      platformFee: 300n,
      isFeeFlat: false,
      feeSplit: [],
      phases: phases.map((phase, phaseIndex) => ({ ...PHASE, phaseIndex, ...phase })),
      revenueSplit: [],
      collectionOwner: SOMEBODY,
      royaltyPointsNumerator: 0n,
      royaltyPointsDenominator: 100n,
      royaltyPayeeAddress: SOMEBODY,
      ...info,
    },
  }
}

const factsAt = (now: bigint, drop: ShownDrop) => dropFacts(drop, TEXTS, now)

describe('dropFacts of Aptos', () => {
  it('opens to the second, and ends where the next phase starts', () => {
    const drop = dropOf([{}, { saleMintTime: 200n, isPrivate: true }])
    expect(factsAt(99n, drop)).toMatchObject({
      status: 'upcoming',
      audience: 'Public',
      change: { kind: 'starts', at: 100n },
    })
    expect(factsAt(100n, drop)).toMatchObject({
      status: 'open',
      change: { kind: 'ends', at: 200n },
    })
    const { audience, change, phases } = factsAt(200n, drop)
    expect([audience, change]).toEqual(['Allowlist', undefined])
    expect(phases.map(({ timing, end }) => [timing, end])).toEqual([
      ['finished', 200n],
      ['active', undefined],
    ])
  })

  it('ends with the drop, whatever phases there are', () => {
    const drop = dropOf([{}, { saleMintTime: 200n }], { record: { endTime: 150n } })
    expect(factsAt(149n, drop)).toMatchObject({ status: 'open', change: { at: 150n } })
    expect(factsAt(150n, drop)).toMatchObject({ status: 'ended', price: undefined })
  })

  it('is paused only while a phase is open, and sold out before anything else', () => {
    const paused = { record: { isPaused: true } }
    expect(factsAt(99n, dropOf([{}], paused)).status).toBe('upcoming')
    expect(factsAt(100n, dropOf([{}], paused)).status).toBe('paused')
    const soldOut = dropOf([{}], { ...paused, info: { totalMinted: 10n } })
    expect(factsAt(100n, soldOut).status).toBe('sold-out')
    expect(factsAt(100n, dropOf([])).status).toBe('no-phase')
  })

  it('splits the price by the fee of each item, and says where it closes the drop', () => {
    expect(factsAt(100n, dropOf([{}])).price?.split).toMatchObject({
      status: 'paid',
      platformFee: (APT * 3n) / 100n,
    })
    const flat = { info: { platformFee: APT + 1n, isFeeFlat: true } }
    expect(factsAt(100n, dropOf([{}], flat)).price?.split).toEqual({
      status: 'closed',
      price: APT,
      platformFee: APT + 1n,
    })
  })

  it('names limits of wallets and transactions, and the list', () => {
    const drop = dropOf([
      { maxPerWallet: 5n, maxPerTransaction: 2n },
      { saleMintTime: 200n },
      { saleMintTime: 300n, isPrivate: true },
    ])
    expect(factsAt(100n, drop).phases.map(({ limits }) => limits)).toEqual([
      '5 per wallet, 2 at once',
      'No limit in this phase',
      'In the list',
    ])
  })
})
