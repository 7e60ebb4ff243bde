import { expect } from 'chai'
import { CANCEL_LANGUAGES } from '../../src/signing/errors/isCancelText.ts'
import { walkWalletError } from '../../src/signing/errors/walkWalletError.ts'
import {
  COMMON_WARNINGS,
  FLOW_WARNINGS,
  INFORMATION,
  SOLANA_WARNINGS,
} from '../../src/signing/errors/warnings.ts'
import { asProviderError, classifyWalletError } from '../../src/signing/index.ts'
import { NO_REFUSALS, REFUSALS } from './support/refusals.ts'
import { CANCELLED, OTHERS } from './support/walletErrors.ts'

/** Texts that identify errors other than refusals, by kind. */
const TABLES = [
  ['info', INFORMATION],
  ['warning', [...SOLANA_WARNINGS, ...FLOW_WARNINGS, ...COMMON_WARNINGS]],
] as const

/** Returns all of an error's texts, in lower case. */
const textsOf = (error: unknown) => {
  const { codes, messages, names } = walkWalletError(error)
  return [...messages, ...names, ...codes.map(String)].map((text) => text.toLowerCase())
}

/** Returns an error's kind and reason. */
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

  it('has cases for each class, and for each text that identifies one', () => {
    const known = TABLES.flatMap(([kind, table]) =>
      table.map(([reason, pattern]) => ({ is: `${kind} ${reason}`, pattern })),
    )
    const classes = ['cancelled user', ...known.map(({ is }) => is), 'error unknown']
    expect(new Set(cases.map(({ is }) => is))).to.deep.equal(new Set(classes))
    const untried = known.filter(({ is, pattern }) =>
      cases.every((one) => one.is !== is || !textsOf(one.error).some((text) => pattern.test(text))),
    )
    expect(untried).to.deep.equal([])
  })

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
