import type { ErrorContext } from '@mintline/core'
import { expect } from 'chai'
import type { SOLANA_MESSAGES } from '../../src/errors/catalogue.ts'
import { SolanaClientError } from '../../src/errors/solanaClientError.ts'

/** Messages about collections that no form shows next to a field: code, context, text. */
const EXAMPLES = [
  example(
    'WRONG_WALLET',
    { role: 'platform fee admin', expected: ['A', 'B'], actual: 'C' },
    'Use the wallet of the platform fee admin, A or B; the one given is C',
  ),
  example(
    'SYMBOL_TAKEN',
    { symbol: 'DROP', owner: 'A' },
    'The symbol DROP is taken by a collection of A: choose another one',
  ),
  example('FIELD_NOT_FOUND', { key: 'artist' }, 'The collection has no field artist'),
  example(
    'MAX_TOKENS_BELOW_ISSUED',
    { max: 4n, issued: 5n },
    'The supply cannot be 4: 5 are issued; 0 means unlimited',
  ),
  example(
    'PHASE_NOT_FOUND',
    { phaseIndex: 3, count: 2 },
    'Invalid phase index 3: the collection has 2 phases, from index 0',
  ),
  example('PHASE_REPEATED', { phaseIndex: 3 }, 'Phase 4 is repeated'),
  example(
    'PHASE_NOT_REMOVABLE',
    { phaseIndex: 3 },
    'Phase 4 cannot be removed: keep it and close it',
  ),
  example(
    'PHASE_TOTAL_BELOW_MINTED',
    { total: 3n, minted: 4n },
    'The phase has had 4 mints and cannot allow 3 in all; 0 means unlimited',
  ),
  example(
    'NEW_OWNER_INVALID',
    { newOwner: 'A' },
    'The new owner must be neither the default address nor the present owner',
  ),
]

function example<Code extends keyof typeof SOLANA_MESSAGES>(
  code: Code,
  context: ErrorContext<Code>,
  text: string,
) {
  return { code, error: new SolanaClientError(code, context), text }
}

describe('Messages about collections', () => {
  for (const { code, error, text } of EXAMPLES) {
    it(`${code}: ${text}`, () => {
      expect(error.message).to.equal(text)
    })
  }
})
