import { expect } from 'chai'
import { phaseIndexOf } from '../src/config/phaseIndexOf.ts'

const PHASES = [{ name: 'Members' }, { name: '1' }]

describe('phaseIndexOf', () => {
  it('finds a phase by its name before its number', () => {
    expect(phaseIndexOf('Members', PHASES)).to.equal(0)
    expect(phaseIndexOf('1', PHASES)).to.equal(1)
  })

  it('counts from 1, also beyond the phases of the config', () => {
    expect(phaseIndexOf('1', [])).to.equal(0)
    expect(phaseIndexOf('20', PHASES)).to.equal(19)
  })

  it('finds nothing by an index of the chain, or by another text', () => {
    for (const option of ['0', '00', '01', '-1', '1.0', '1e1', '100', 'members', '']) {
      expect(phaseIndexOf(option, PHASES), option).to.equal(-1)
    }
  })
})
