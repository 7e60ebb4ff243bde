import { expect } from 'chai'
import { MESSAGES } from '../../src/errors/catalogue.ts'
import { asSentence, type ErrorCode, MintlineError } from '../../src/errors/index.ts'
import { SAMPLES } from './_samples.ts'

/** Codes of messages that the specification writes with a small first letter. */
const LOWER_CASE: readonly ErrorCode[] = ['WALLET_NOT_DEFINED']
/** Codes of messages about the unit that somebody is to write an amount in. */
const ABOUT_UNITS: readonly ErrorCode[] = ['ALLOWLIST_FILE_UNIT_MISSING', 'AMOUNT_WITHOUT_UNIT']
/** Marks that end a sentence. */
const STOP = /[.!?]$/

describe('The rule of messages', () => {
  for (const code of Object.keys(MESSAGES) as ErrorCode[]) {
    const message = textOf(code)

    it(`${code} begins with a capital, and ends without a stop: ${message}`, () => {
      expect(message).to.not.match(STOP)
      expect(message).to.equal(message.trim())
      if (!beginsWithValue(code, message) && !LOWER_CASE.includes(code)) {
        expect(message).to.match(/^[A-Z"{]/)
      }
      // Sentences within it are apart, and begin with a capital.
      expect(message).to.not.match(/\.\s+[a-z]/)
    })
  }

  it('is that amounts are in coins, as people count, never in lamports', () => {
    const codes = Object.keys(MESSAGES) as ErrorCode[]
    const inLamports = codes.filter((code) => /lamport/i.test(textOf(code)))
    expect(inLamports).to.have.members(ABOUT_UNITS)
  })

  it('is that an amount is told in the coin of its network, and of both where that is not known', () => {
    const context = { wallet: 'Ada', needed: 1_500_000_000n, balance: 5_000n }
    const textIn = (coin?: 'SOL' | 'ETH') =>
      new MintlineError('BALANCE_TOO_LOW', { ...context, coin }).message
    expect(textIn('SOL')).to.equal(
      'The wallet Ada has 0.000005 SOL and needs 1.5 SOL for rent and fees: send it the rest',
    )
    expect(textIn('ETH')).to.equal(
      'The wallet Ada has 0.000005 ETH and needs 1.5 ETH for rent and fees: send it the rest',
    )
    expect(textIn()).to.equal(
      'The wallet Ada has 0.000005 SOL and needs 1.5 SOL (ETH on Eclipse) for rent and fees: send it the rest',
    )
  })

  it('holds for messages that take the words of others, which may bring a stop', () => {
    const reason = 'The socket is closed.'
    const end = new MintlineError('UNKNOWN_ERROR', { reason })
    expect(end.message).to.equal('Unknown error - The socket is closed')
    expect(end.context).to.deep.equal({ reason })
    const within = new MintlineError('NODE_NOT_AVAILABLE', { method: 'getSlot', reason })
    expect(within.message).to.equal(
      'The node did not answer getSlot: The socket is closed. Try again, or use another node',
    )
  })

  it('shows a value as it was given, also one that ends with a stop', () => {
    expect(new MintlineError('NOT_WORD', { value: '0x.' }).message).to.equal('Not a word 0x.')
  })

  it('keeps the stop within a message of two sentences', () => {
    expect(new MintlineError('CHAIN_MISMATCH', { current: 1, required: 137 }).message).to.equal(
      'ChainId mismatch. Given chainId 137 and provider chainId 1',
    )
  })

  it('gives a shown message the stop that it lacks, and no second one', () => {
    expect(asSentence(new MintlineError('NO_ACTIVE_PHASE', {}).message)).to.equal(
      'No Active Phase.',
    )
    for (const text of ['Try again.', 'Sure?', 'Wait!', 'Reading…']) {
      expect(asSentence(text)).to.equal(text)
    }
  })
})

function textOf<Code extends ErrorCode>(code: Code): string {
  return new MintlineError(code, SAMPLES[code]).message
}

/** True for a message that begins with a value that is shown as it was given. */
function beginsWithValue(code: ErrorCode, message: string): boolean {
  const values: unknown[] = Object.values(SAMPLES[code])
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
