import { expect } from 'chai'
import fc from 'fast-check'
import { classifyWalletError, walkWalletError } from '../../src/signing/index.ts'

describe('walkWalletError', () => {
  it('finds codes, texts and data of causes and JSON, outermost first', () => {
    const cause = Object.assign(new RangeError('inner'), { code: '4001' })
    const error = Object.assign(new Error('outer', { cause }), {
      code: -32603,
      data: '0x08c379a0',
      body: '{"error":{"code":-32000,"message":"from the node"}}',
      errors: [{ shortMessage: 'one of many', details: 'outer' }],
    })
    expect(walkWalletError(error)).deep.equal({
      codes: [-32603, 4001, -32000],
      messages: ['outer', 'inner', 'one of many', 'from the node'],
      names: ['Error', 'RangeError'],
      data: ['0x08c379a0'],
    })
  })

  it('reads JSON within a sentence', () => {
    const text = `formatting outputs from RPC '{"value":{"code":4001,"message":"no"}}'`
    expect(walkWalletError(text)).deep.equal({
      codes: [4001],
      messages: [text, 'no'],
      names: [],
      data: [],
    })
  })

  it('reads braces in a sentence as text', () => {
    expect(walkWalletError('use {a} or {b}').messages).deep.equal(['use {a} or {b}'])
  })

  it('ends on cycles and on endless nesting', () => {
    const cycle: { message: string; cause?: unknown } = { message: 'round' }
    cycle.cause = cycle
    expect(walkWalletError(cycle).messages).deep.equal(['round'])
    const endless = {
      get message() {
        return 'deep'
      },
      get cause(): unknown {
        return { ...Object.getOwnPropertyDescriptors(endless), cause: Object.create(endless) }
      },
    }
    expect(walkWalletError(endless).messages).deep.equal(['deep'])
  })

  it('returns a result for anything and never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (error) => {
        expect(classifyWalletError(error).kind).oneOf(['cancelled', 'warning', 'info', 'error'])
      }),
    )
  })
})
