import { expect } from 'chai'
import { CANCEL_LANGUAGES } from '../../src/signing/errors/cancelLanguages.ts'
import { asProviderError, classifyWalletError } from '../../src/signing/index.ts'
import { NO_REFUSALS, REFUSALS } from './support/refusals.ts'
import { CANCELLED, OTHERS } from './support/walletErrors.ts'

/** Kind and reason of an error. */
const classOf = (error: unknown) => {
  const { kind, reason } = classifyWalletError(error)
  return `${kind} ${reason}`
}

describe('classifyWalletError', () => {
  const cases = [...CANCELLED.map((one) => ({ ...one, is: 'cancelled user' })), ...OTHERS]
  for (const { source, error, is } of cases) {
    it(`${source}: ${is}`, () => {
      expect(classOf(error)).equal(is)
    })

    it(`${source}: ${is}, also as the cause of a MintlineError`, () => {
      const wrapped = asProviderError(error, { method: 'sign', provider: 'eip1193' })
      expect(classOf(wrapped)).equal(is)
    })
  }

  for (const [language, texts] of Object.entries(REFUSALS)) {
    it(`cancelled in ${language}`, () => {
      for (const text of texts) {
        const found = classifyWalletError(new Error(text))
        expect(found).deep.equal({ kind: 'cancelled', reason: 'user', message: text })
        expect(classOf({ code: -32603, data: { message: text.normalize('NFD') } })).equal(
          'cancelled user',
        )
      }
    })
  }

  it('has examples of all its languages, more than twenty', () => {
    expect(Object.keys(REFUSALS)).deep.equal(Object.keys(CANCEL_LANGUAGES))
    expect(Object.keys(REFUSALS).length).greaterThan(20)
  })

  for (const text of NO_REFUSALS) {
    it(`not cancelled: ${text}`, () => {
      expect(classOf(new Error(text))).equal('error unknown')
    })
  }

  it('returns the text that decided, otherwise the outermost', () => {
    const messages = [
      { code: 4001, message: 'x' },
      { message: 'Internal JSON-RPC error.', data: { message: 'intrinsic gas too low' } },
      { message: 'outer', cause: { message: 'inner' } },
      { code: 4001 },
    ].map((error) => classifyWalletError(error).message)
    expect(messages).deep.equal(['x', 'intrinsic gas too low', 'outer', ''])
  })

  it('classifies code 4001 as a refusal whatever the text', () => {
    expect(classOf({ code: 4001, message: 'insufficient funds' })).equal('cancelled user')
    expect(classOf({ code: '4001' })).equal('cancelled user')
    expect(classOf({ code: 4000 })).equal('error unknown')
  })
})
