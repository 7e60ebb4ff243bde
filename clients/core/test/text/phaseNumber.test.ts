import { phaseLabel, phaseNumber, phaseWithin } from '@mintline/core'
import { expect } from 'chai'

describe('phases for people', () => {
  it('are counted from 1', () => {
    expect([0, 1, 19].map(phaseNumber)).to.deep.equal([1, 2, 20])
    expect(phaseLabel(0)).to.equal('Phase 1')
    expect(phaseWithin(0)).to.equal('phase 1')
  })

  it('are called by their names if they have one', () => {
    expect(phaseLabel(0, 'Friends')).to.equal('Friends')
    expect(phaseWithin(2, 'Friends')).to.equal('Friends')
    expect(phaseLabel(2, '')).to.equal('Phase 3')
  })
})
