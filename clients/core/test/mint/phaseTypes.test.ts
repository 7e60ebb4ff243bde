import { expect } from 'chai'
import { becomesPublic, PHASE_TYPES, type PhaseType } from '../../src/mint/index.ts'

const TYPES = Object.keys(PHASE_TYPES) as PhaseType[]

describe('Phase types', () => {
  it('have a list on chain, its root, or none', () => {
    for (const type of TYPES) {
      const { isListed, hasEntries, hasRoot } = PHASE_TYPES[type]
      expect(Number(hasEntries) + Number(hasRoot), type).to.equal(Number(isListed))
    }
  })

  it("make the phase's own price count if nobody paid it before", () => {
    expect(becomesPublic(undefined, 'public')).to.equal(true)
    expect(becomesPublic('public', 'public')).to.equal(false)
    for (const listed of ['allowList', 'merkleTree'] as const) {
      expect(becomesPublic(listed, 'public')).to.equal(true)
      expect(becomesPublic('public', listed)).to.equal(false)
      expect(becomesPublic(undefined, listed)).to.equal(false)
    }
  })
})
