import { expect } from 'chai'
import * as fc from 'fast-check'
import { parseVmStatus } from '../../src/failures/vmStatus.ts'

const UNEXPLAINED = { type: 'abort', name: undefined, description: undefined }

describe('vm status', () => {
  it('of success and of exhausted gas', () => {
    expect(parseVmStatus('Executed successfully')).to.deep.equal({ type: 'success' })
    expect(parseVmStatus('Out of gas')).to.deep.equal({ type: 'out-of-gas' })
  })

  it('of an abort with the words of its module', () => {
    expect(
      parseVmStatus(
        'Move abort in 0xd1::drop_machine: ENOT_STARTED(0x30005): The phase has not started',
      ),
    ).to.deep.equal({
      type: 'abort',
      module: '0xd1::drop_machine',
      name: 'ENOT_STARTED',
      code: 0x30005n,
      description: 'The phase has not started',
    })
  })

  it('of an abort without words: as hex, in decimal, or of a script', () => {
    expect(parseVmStatus('Move abort in 0xd1::drop_machine: 0x30005')).to.deep.equal({
      ...UNEXPLAINED,
      module: '0xd1::drop_machine',
      code: 0x30005n,
    })
    expect(parseVmStatus('Move abort in 0xd1::drop_machine: 7')).to.include({ code: 7n })
    expect(parseVmStatus('Move abort: code 0x2a')).to.deep.equal({
      ...UNEXPLAINED,
      module: undefined,
      code: 42n,
    })
  })

  it('of an abort within a longer message, and without a text', () => {
    const message = 'Invalid input: Move abort in 0x1::coin: EINSUFFICIENT_BALANCE(0x10006): '
    expect(parseVmStatus(message)).to.include({
      name: 'EINSUFFICIENT_BALANCE',
      description: undefined,
    })
  })

  it('of any other failure, unchanged', () => {
    const status = 'Execution failed in 0x1::vector::borrow at code offset 3'
    expect(parseVmStatus(status)).to.deep.equal({ type: 'failed', status })
  })

  it('keeps every code exact (property)', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 64n - 1n), (code) => {
        for (const written of [`${code}`, `0x${code.toString(16)}`]) {
          expect(parseVmStatus(`Move abort in 0xd1::drop: ${written}`)).to.include({ code })
          expect(parseVmStatus(`Move abort in 0xd1::drop: ENAME(${written}): text`)).to.include({
            code,
          })
        }
      }),
    )
  })
})
