import { expect } from 'chai'
import type { MintlineError } from '../../src/errors/index.ts'

/** A message and the context that it is made of. */
type Sample = Pick<MintlineError, 'message'> & { readonly context: object }

interface Exceptions {
  /** Codes of messages that the specification writes with a small first letter. */
  readonly lowerCase?: readonly string[]
  /** Codes of messages about the unit that somebody is to write an amount in. */
  readonly aboutUnits?: readonly string[]
}

/** Marks that end a sentence. */
const STOP = /[.!?]$/

/** Tests that hold each message of a package to the rule of messages, by one sample for each code. */
export function testMessageRule(
  samples: Readonly<Record<string, Sample>>,
  { lowerCase = [], aboutUnits = [] }: Exceptions = {},
): void {
  for (const [code, { message, context }] of Object.entries(samples)) {
    it(`${code} begins with a capital, and ends without a stop: ${message}`, () => {
      expect(message).to.not.match(STOP)
      expect(message).to.equal(message.trim())
      if (!beginsWithValue(context, message) && !lowerCase.includes(code)) {
        expect(message).to.match(/^[A-Z"{]/)
      }
      // Sentences within it are apart, and begin with a capital.
      expect(message).to.not.match(/\.\s+[a-z]/)
    })
  }

  it('is that amounts are in coins, as people count, never in lamports', () => {
    const inLamports = Object.entries(samples).filter(([, { message }]) => /lamport/i.test(message))
    expect(inLamports.map(([code]) => code)).to.have.members(aboutUnits)
  })
}

/** True for a message that begins with a value that is shown as it was given. */
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
