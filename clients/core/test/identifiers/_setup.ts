import { expect } from 'chai'
import fc from 'fast-check'
import { type ErrorCode, isMintlineError } from '../../src/errors/index.ts'

/** Cases per property, for every identifier. */
export const NUM_RUNS = 1_000

/** A text and its normal form. */
export interface Sample {
  text: string
  normal: string
}

/** One kind of identifier, with valid and invalid texts. */
export interface Kind {
  name: string
  is: (value: string) => boolean
  assertIs: (value: string) => void
  coerce: (value: string) => string
  valid: fc.Arbitrary<Sample>
  /** Texts that are almost valid. */
  nearMisses: fc.Arbitrary<string>
  code: ErrorCode
  /** The whole message for a text. */
  message: (value: string) => string
}

/** Returns a call's error; fails if there is none. */
export function thrownBy(call: () => unknown): unknown {
  try {
    call()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown')
}

/** Checks that a call throws an error with exactly this code and message. */
export function expectError(call: () => unknown, code: ErrorCode, message: string): Error {
  const error = thrownBy(call)
  if (!isMintlineError(error)) throw error
  expect(error.code).to.equal(code)
  expect(error.message).to.equal(message)
  return error
}

/** Declares the properties that every kind of identifier has. */
export function describeKind({ name, valid, nearMisses, code, message, ...kind }: Kind): void {
  const holds = <T>(arbitrary: fc.Arbitrary<T>, predicate: (value: T) => void) =>
    fc.assert(fc.property(arbitrary, predicate), { numRuns: NUM_RUNS })

  describe(name, () => {
    it('accepts every valid text and returns its normal form', () =>
      holds(valid, ({ text, normal }) => {
        expect(kind.is(text), text).to.equal(true)
        kind.assertIs(text)
        expect(kind.coerce(text)).to.equal(normal)
      }))

    it('leaves a normal form unchanged', () =>
      holds(valid, ({ text }) => {
        const once = kind.coerce(text)
        expect(kind.is(once)).to.equal(true)
        expect(kind.coerce(once)).to.equal(once)
      }))

    it('refuses near-misses with its own error', () =>
      holds(nearMisses, (value) => {
        expect(kind.is(value), value).to.equal(false)
        expectError(() => kind.assertIs(value), code, message(value))
        expectError(() => kind.coerce(value), code, message(value))
      }))

    it('refuses empty and padded text, and text with line breaks', () =>
      holds(valid, ({ text }) => {
        const others = ['', ` ${text}`, `\n${text}`]
        for (const value of others) expect(kind.is(value), JSON.stringify(value)).to.equal(false)
      }))

    it('has a consistent guard, assertion and coercion for any text', () =>
      holds(fc.string(), (value) => {
        if (kind.is(value)) expect(kind.is(kind.coerce(value))).to.equal(true)
        else expectError(() => kind.coerce(value), code, message(value))
      }))
  })
}
