import { solanaAddress } from '@mintline/core'
import type { EditionPhase } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import { saleState } from './saleState.ts'

const PHASE: EditionPhase = {
  phaseIndex: 0,
  priceAmount: 0n,
  priceToken: solanaAddress('So11111111111111111111111111111111111111112'),
  startTime: 100n,
  endTime: 200n,
  maxMintsPerWallet: 0n,
  maxMintsTotal: 10n,
  currentMints: 3n,
  phaseType: 'public',
  active: true,
  merkleRoot: undefined,
}

function stateAt(now: bigint, phases = [PHASE], supply = { max: 0n, issued: 3n }) {
  const { max: maxNumberOfTokens, issued: numberOfTokensIssued } = supply
  return saleState({ phases, maxNumberOfTokens, numberOfTokensIssued }, now)
}

describe('saleState', () => {
  it('follows the clock of the chain', () => {
    expect(stateAt(100n)).toBe('upcoming')
    expect(stateAt(101n)).toBe('open')
    expect(stateAt(199n)).toBe('open')
    expect(stateAt(200n)).toBe('closed')
  })

  it('is sold out where all items are minted, whatever the phases say', () => {
    expect(stateAt(150n, [PHASE], { max: 3n, issued: 3n })).toBe('sold out')
    expect(stateAt(150n, [], { max: 3n, issued: 3n })).toBe('sold out')
    expect(stateAt(150n, [PHASE], { max: 4n, issued: 3n })).toBe('open')
  })

  it('says that the open phase has no items left', () => {
    expect(stateAt(150n, [{ ...PHASE, currentMints: 10n }])).toBe('phase sold out')
    expect(stateAt(150n, [{ ...PHASE, maxMintsTotal: 0n, currentMints: 10n }])).toBe('open')
  })

  it('tells a collection without phases from a closed one', () => {
    expect(stateAt(150n, [])).toBe('no phases')
    expect(stateAt(150n, [{ ...PHASE, active: false }])).toBe('closed')
  })
})
