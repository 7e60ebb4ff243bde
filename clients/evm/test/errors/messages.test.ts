import type { ErrorContext } from '@mintline/core'
import { expect } from 'chai'
import type { EVM_MESSAGES } from '../../src/errors/catalogue.ts'
import { EvmClientError } from '../../src/errors/evmClientError.ts'
import { EVM_SAMPLES } from './_samples.ts'

/** Messages about payments and transactions: code, context, text. */
const EXAMPLES = [
  example(
    'TOKEN_ALLOWANCE_TOO_LOW',
    EVM_SAMPLES.TOKEN_ALLOWANCE_TOO_LOW,
    'The contract 0xd1 is approved for 0 USDC but needs 2 USDC: approve that amount first',
  ),
  example(
    'CONTRACT_REFUSED_UNKNOWN',
    { contract: '0xd1', data: '0x' },
    'The contract 0xd1 refused the call without a reason: check the address and the input',
  ),
  example(
    'CONTRACT_REFUSED_UNKNOWN',
    { contract: '0xd1', data: `0xdeadbeef${'01'.repeat(40)}` },
    `The contract 0xd1 refused the call with an unknown error: 0xdeadbeef${'01'.repeat(32)}…`,
  ),
  example(
    'NONCE_TOO_LOW',
    { wallet: '0xa1' },
    'The wallet 0xa1 has already sent another transaction with the same nonce: try again',
  ),
  example(
    'TRANSACTION_UNDERPRICED',
    { wallet: '0xa1' },
    'The gas price of the transaction is too low: send it with a higher one',
  ),
  example(
    'TRANSACTION_FAILED',
    { hash: '0x5f' },
    'Transaction 0x5f failed for an unknown reason: try again',
  ),
  example(
    'TRANSACTION_REPLACED',
    { hash: '0x5f', replacement: '0x60' },
    'Transaction 0x5f was replaced by 0x60 in the wallet: check the replacement, or try again',
  ),
  example(
    'TRANSACTION_CANCELLED',
    { hash: '0x5f', replacement: '0x60' },
    'Transaction 0x5f was cancelled in the wallet by 0x60: try again if you still want it',
  ),
]

function example<Code extends keyof typeof EVM_MESSAGES>(
  code: Code,
  context: ErrorContext<Code>,
  text: string,
) {
  return { error: new EvmClientError(code, context), code, context, text }
}

describe('messages about payments and transactions on EVM chains', () => {
  for (const { error, code, context, text } of EXAMPLES) {
    it(`${code}: ${text}`, () => {
      expect(error.message).to.equal(text)
      expect(error).to.deep.include({ code, context })
    })
  }
})
