import { LOCAL_DROP_MACHINE, machinesAt } from '@mintline/aptos'
import { describe, expect, it } from 'vitest'
import { aptosSetup } from './aptosSetup.ts'

const setupOf = (entry: unknown, slug = 'aptos') => aptosSetup(slug, { aptos: { aptos: entry } })

describe('aptosSetup', () => {
  it('has the drop machine of the host, and the collections of its first version', () => {
    const { machines } = setupOf({ machine: '0xd1', version1: ['0xa1'] })
    expect(machines).toEqual(machinesAt('0xd1', { '0xa1': 1 }))
  })

  it('has no drop machine where the host names none, but on the local network', () => {
    expect(aptosSetup('aptos-testnet', {}).machines).toBeUndefined()
    expect(setupOf({ machine: '0xd1' }, 'aptos-testnet').machines).toBeUndefined()
    expect(aptosSetup('aptos-local', {})).toEqual({
      machines: machinesAt(LOCAL_DROP_MACHINE),
      faucetUrl: 'http://127.0.0.1:8081',
    })
  })

  it('leaves out an invalid entry, and says which', () => {
    for (const entry of [
      { machine: 'publisher' },
      { machine: '0xd1', version1: '0xa1' },
      { machine: '0xd1', version1: [7] },
    ]) {
      const { machines, problem } = setupOf(entry)
      expect(machines).toBeUndefined()
      expect(problem).toContain('aptos.aptos')
    }
  })
})
