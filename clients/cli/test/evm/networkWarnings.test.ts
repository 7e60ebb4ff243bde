import { expect } from 'chai'
import { networkWarnings } from '../../src/evm/chain/networkWarnings.ts'

describe('networkWarnings', () => {
  it('tells of an announced end first, then of a virtual machine', () => {
    expect(networkWarnings({ name: 'Base' })).to.deep.equal([])
    const [end, machine, ...others] = networkWarnings({
      name: 'Abstract',
      isEnding: true,
      virtualMachine: 'EraVM',
    })
    expect(end).to.match(/^The end of Abstract is announced, .* choose another network/)
    expect(machine).to.match(
      /^Abstract has a virtual machine of its own, EraVM, .* 1\.5 to 4 times/,
    )
    expect(others).to.deep.equal([])
  })
})
