import { expect } from 'chai'
import { functionIdOf, type Machines, machineOf, machinesAt } from '../../src/drop/machine.ts'
import { padded } from '../support/answers.ts'

const MACHINES: Machines = {
  modules: {
    1: { module: '0xd1::drop_machine_v1', functions: { mint: 'mint_script' } },
    2: { module: '0xd2::drop_machine' },
  },
  versions: { '0xA1': 1, [padded('0xa2')]: 2 },
}

describe('drop machines', () => {
  it('are of the version that the address of the collection decides', () => {
    for (const collection of ['0xa1', '0x0A1', padded('0xa1')]) {
      expect(machineOf(collection, MACHINES)).to.deep.include({
        version: 1,
        module: `${padded('0xd1')}::drop_machine_v1`,
      })
    }
    expect(machineOf('0xa2', MACHINES)).to.include({ version: 2 })
  })

  it('are of version 2 for collections that the table does not have, or of another one', () => {
    expect(machineOf('0xa3', MACHINES)).to.include({ version: 2 })
    expect(machineOf('0xa3', { ...MACHINES, defaultVersion: 1 })).to.include({ version: 1 })
  })

  it('have functions with names that can be configured one by one', () => {
    const { functions } = machineOf('0xa1', MACHINES)
    expect(functions).to.deep.equal({
      ...machineOf('0xa2', MACHINES).functions,
      mint: 'mint_script',
    })
  })

  it('have functions in their own module, or in another one at the same address', () => {
    const machine = machineOf('0xa2', machinesAt('0xd3'))
    const { functions } = machine
    expect(functionIdOf(machine, functions.mint)).to.equal(
      `${padded('0xd3')}::drop_machine_v2::mint`,
    )
    expect(functionIdOf(machine, functions.dropRecord)).to.equal(
      `${padded('0xd3')}::reads::drop_record`,
    )
  })

  it('of both versions can be at one address', () => {
    const machines = machinesAt('0xd3', { '0xa1': 1 })
    expect(machineOf('0xa1', machines).module).to.equal(`${padded('0xd3')}::drop_machine_v1`)
    expect(machineOf('0xa2', machines).module).to.equal(`${padded('0xd3')}::drop_machine_v2`)
  })

  it('error: the module of a version is not known', () => {
    const machines: Machines = {
      modules: { 2: { module: '0xd2::drop_machine' } },
      versions: { '0xa1': 1 },
    }
    expect(() => machineOf('0xa1', machines))
      .to.throw(
        'The collection 0xa1 is of a drop machine of version 1, whose module is not known here: name the module',
      )
      .with.property('code', 'MACHINE_NOT_CONFIGURED')
  })

  it('error: names that a module or function cannot have', () => {
    const named = (module: string, mint = 'mint'): Machines => ({
      modules: { 2: { module, functions: { mint } } },
    })
    expect(() => machineOf('0xa1', named('0xd2')))
      .to.throw('Invalid Aptos module address - 0xd2')
      .with.property('code', 'INVALID_APTOS_MODULE_ADDRESS')
    expect(() => machineOf('0xa1', named('0xd2::drop_machine', '2mint')))
      .to.throw(`Invalid Aptos function address - ${padded('0xd2')}::drop_machine::2mint`)
      .with.property('code', 'INVALID_APTOS_FUNCTION_ADDRESS')
  })
})
