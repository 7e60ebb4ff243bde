import { describe, expect, it } from 'vitest'
import { NO_NAMES } from '#entities/phase/lib/phaseName.ts'
import { compareRoot, phasesWithRoot, sharedRootText } from './phaseRoots.ts'

const ONE = new Uint8Array(32).fill(1)
const TWO = new Uint8Array(32).fill(2)
const PHASES = [ONE, TWO, undefined, ONE].map((merkleRoot, phaseIndex) => ({
  phaseIndex,
  merkleRoot,
}))

describe('compareRoot', () => {
  it('compares roots by their bytes', () => {
    expect(compareRoot({ merkleRoot: ONE }, new Uint8Array(32).fill(1))).toBe('same')
    expect(compareRoot({ merkleRoot: ONE }, TWO)).toBe('different')
    expect(compareRoot({ merkleRoot: undefined }, TWO)).toBe('none')
  })
})

describe('phasesWithRoot', () => {
  it('finds the other phases', () => {
    expect(phasesWithRoot(PHASES, ONE, 0)).toEqual([3])
    expect(phasesWithRoot(PHASES, ONE, undefined)).toEqual([0, 3])
    expect(phasesWithRoot(PHASES, TWO, 1)).toEqual([])
  })
})

describe('sharedRootText', () => {
  it('names the phases', () => {
    expect(sharedRootText([], NO_NAMES)).toBeUndefined()
    expect(sharedRootText([3], NO_NAMES)).toBe(
      'Phase 4 has the same list: a wallet on it has its claims in each of these phases.',
    )
    expect(sharedRootText([0, 3], NO_NAMES)).toBe(
      'Phases 1 and 4 have the same list: a wallet on it has its claims in each of these phases.',
    )
  })
})
