import { expect } from 'chai'
import type { MintlineError } from '../../src/errors/index.ts'

/** A message with its context. */
type Sample = Pick<MintlineError, 'message'> & { readonly context: object }

interface Exceptions {
  /** Codes whose messages begin in lower case in the specification. */
  readonly lowerCase?: readonly string[]
  /** Codes whose messages are about an amount's unit. */
  readonly aboutUnits?: readonly string[]
}

/** Marks that end a sentence. */
const STOP = /[.!?]$/

/** Tests that each message in a package follows the message rules, with one sample per code. */
export function testMessageRule(
  samples: Readonly<Record<string, Sample>>,
  { lowerCase = [], aboutUnits = [] }: Exceptions = {},
): void {
  for (const [code, { message, context }] of Object.entries(samples)) {
    it(`${code} begins with a capital and has no full stop: ${message}`, () => {
      expect(message).to.not.match(STOP)
      expect(message).to.equal(message.trim())
      if (!beginsWithValue(context, message) && !lowerCase.includes(code)) {
        expect(message).to.match(/^[A-Z"{]/)
      }
      // Sentences within a message are separated by a space and begin with a capital.
      expect(message).to.not.match(/\.\s+[a-z]/)
    })
  }

  it('requires amounts in coins, never in lamports', () => {
    const inLamports = Object.entries(samples).filter(([, { message }]) => /lamport/i.test(message))
    expect(inLamports.map(([code]) => code)).to.have.members(aboutUnits)
  })
}

/** Returns true if a message begins with a value from its context. */
function beginsWithValue(context: object, message: string): boolean {
  const values: unknown[] = Object.values(context)
  const paths = values.flatMap((value) => (Array.isArray(value) ? value : [value]))
  return paths.some(
    (value) =>
      (typeof value === 'string' && message.startsWith(value)) ||
      (typeof value === 'object' &&
        value !== null &&
        'path' in value &&
        message.startsWith(String(value.path))),
  )
}
