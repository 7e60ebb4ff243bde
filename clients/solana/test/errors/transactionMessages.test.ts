import type { ErrorContext } from '@mintline/core'
import { expect } from 'chai'
import type { SOLANA_MESSAGES } from '../../src/errors/catalogue.ts'
import { SolanaClientError } from '../../src/errors/solanaClientError.ts'

const PROGRAM = {
  program: 'editions-controls',
  programId: 'GVpxzLRReZXQJWhURUmuaA1MmDjuLq8Eyjs9cZQJYKjp',
  programCode: 6026,
  name: 'PhaseNotActive',
  message: 'Phase not active',
  signature: undefined,
}

/** Messages about transactions: code, context, text. */
const EXAMPLES = [
  example('PROGRAM_ERROR', PROGRAM, 'Phase not active (editions-controls: PhaseNotActive)'),
  example(
    'PROGRAM_ERROR',
    { ...PROGRAM, hint: 'Mint in another phase' },
    'Phase not active (editions-controls: PhaseNotActive). Mint in another phase',
  ),
  example(
    'TRANSACTION_REFUSED',
    { name: 'BlockhashNotFound', reason: 'it is too old; try again', signature: undefined },
    'Transaction refused: it is too old; try again',
  ),
  example(
    'TRANSACTION_TOO_LARGE',
    { title: 'Add phase 2', size: 1_300, limit: 1_232 },
    '"Add phase 2" takes 1300 bytes, but a transaction holds at most 1232: send less at once',
  ),
  example(
    'TRANSACTION_TOO_LARGE',
    { title: 'Mint 1 item', size: 1_300, limit: 1_232, advice: 'split the list' },
    '"Mint 1 item" takes 1300 bytes, but a transaction holds at most 1232: split the list',
  ),
  example(
    'COMPUTE_LIMIT_EXCEEDED',
    { title: 'Mint', units: 700_000, limit: 600_000 },
    '"Mint" needs 700000 compute units, but may use at most 600000: do less at once',
  ),
  example(
    'PAYER_MISMATCH',
    { payer: 'A', wallet: 'B' },
    'The transaction is paid for by A, but the wallet is B: connect the other wallet',
  ),
  example(
    'TRANSACTION_CHANGED',
    { wallet: 'A' },
    'Wallet A changed the transaction that it was given to sign; nothing was sent',
  ),
  example(
    'TRANSACTION_HISTORY_MISSING',
    { signature: '5x' },
    'This node keeps no history of 5x: use a node that does',
  ),
]

function example<Code extends keyof typeof SOLANA_MESSAGES>(
  code: Code,
  context: ErrorContext<Code>,
  text: string,
) {
  return { code, error: new SolanaClientError(code, context), text }
}

describe('Messages of transactions', () => {
  for (const { code, error, text } of EXAMPLES) {
    it(`${code}: ${text}`, () => {
      expect(error.message).to.equal(text)
      expect(error.code).to.equal(code)
    })
  }
})
