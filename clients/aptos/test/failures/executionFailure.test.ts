import { expect } from 'chai'
import { executionFailure } from '../../src/failures/executionFailure.ts'
import { ABORTS } from '../../src/generated/aborts.ts'
import { padded } from '../support/answers.ts'

const PUBLISHER = padded('0xd1')
const CONTEXT = {
  publisher: PUBLISHER,
  wallet: padded('0xa1'),
  coin: { symbol: 'APT', decimals: 8 },
  gas: 2_000n,
  hash: '0x5f',
}

/** Other failures than aborts: the node's words, code, message. */
const OTHERS = [
  [
    'Out of gas',
    'GAS_EXHAUSTED',
    'The transaction needs more gas than its limit of 2000: raise the limit or split the transaction',
  ],
  [
    'Invalid transaction: Type: Validation Code: INSUFFICIENT_BALANCE_FOR_TRANSACTION_FEE',
    'FUNDS_TOO_LOW',
    `The wallet ${padded('0xa1')} does not have enough APT for the transaction and its gas: add more`,
  ],
  [
    'Invalid transaction: Type: Validation Code: SEQUENCE_NUMBER_TOO_OLD',
    'SEQUENCE_NUMBER_USED',
    `The wallet ${padded('0xa1')} has sent another transaction in the meantime: try again`,
  ],
  [
    'Invalid transaction: Type: Validation Code: TRANSACTION_EXPIRED',
    'EXPIRATION_PASSED',
    'The transaction was not executed in time and has expired: try again',
  ],
  [
    'sequence_number_too_old: transaction sequence number is 5, current sequence number is  6',
    'SEQUENCE_NUMBER_USED',
    `The wallet ${padded('0xa1')} has sent another transaction in the meantime: try again`,
  ],
  ...[
    'Transaction Executed and Committed with Error EXECUTION_LIMIT_REACHED',
    'Transaction Executed and Committed with Error IO_LIMIT_REACHED',
    'Transaction Executed and Committed with Error STORAGE_LIMIT_REACHED',
    'Invalid transaction: Type: Validation Code: EXCEEDED_MAX_TRANSACTION_SIZE',
  ].map(
    (said) =>
      [
        said,
        'EXECUTION_LIMIT_EXCEEDED',
        'The transaction does more than Aptos allows in one: choose fewer items at once',
      ] as const,
  ),
  [
    'Invalid transaction: Type: Validation Code: INVALID_AUTH_KEY',
    'WALLET_KEY_REPLACED',
    `The signature is not by the present key of the wallet ${padded('0xa1')}: choose the key that the account has now`,
  ],
  [
    'invalid_transaction_update: Transaction already in mempool with a different payload',
    'WALLET_TRANSACTION_WAITING',
    `Another transaction of the wallet ${padded('0xa1')} is waiting to be executed: try again in a minute`,
  ],
  [
    'Invalid transaction: Type: Validation Code: GAS_UNIT_PRICE_BELOW_MIN_BOUND',
    'GAS_PRICE_CHANGED',
    'The gas price has changed in the meantime: try again',
  ],
  [
    'Transaction Executed and Committed with Error LINKER_ERROR',
    'EXECUTION_FAILED',
    'The transaction failed: Transaction Executed and Committed with Error LINKER_ERROR',
  ],
] as const

describe('failures of transactions on Aptos', () => {
  for (const [number, { module, name, sentence }] of Object.entries(ABORTS)) {
    if (name === 'EINSUFFICIENT_BALANCE') continue
    const code = 0x30000n + BigInt(number)

    it(`${name} of ${module}: ${sentence}`, () => {
      const hex = `0x${code.toString(16)}`
      const explained = `Move abort in 0xd1::${module}: ${name}(${hex}): ${sentence}.`
      for (const status of [explained, `Move abort in 0xd1::${module}: ${hex}`]) {
        const failure = executionFailure(status, CONTEXT)
        expect(failure).to.include({ code: 'MODULE_ABORTED', message: sentence })
        expect(failure.context).to.include({
          module: `${PUBLISHER}::${module}`,
          name,
          code,
          hash: '0x5f',
        })
      }
    })
  }

  it('are about funds where a module finds that the wallet cannot pay', () => {
    for (const status of [
      'Move abort in 0xd1::splits: 0x30037',
      'Move abort in 0x1::coin: EINSUFFICIENT_BALANCE(0x10006): Not enough coins to complete transaction',
    ]) {
      expect(executionFailure(status, CONTEXT).code).to.equal('FUNDS_TOO_LOW')
    }
  })

  it('are not taken for those of the drop machine where another module has the same code', () => {
    for (const module of ['0xd2::phases', '0xd1::splits']) {
      const failure = executionFailure(`Move abort in ${module}: 0x30069`, CONTEXT)
      expect(failure.context).to.include({ name: undefined, sentence: undefined })
      expect(failure.message).to.match(/refused the call: code 196713$/)
    }
  })

  it('of a script have no module', () => {
    const { code, message } = executionFailure('Move abort: code 0x7', CONTEXT)
    expect({ code, message }).to.deep.equal({
      code: 'MODULE_ABORTED',
      message: 'The script refused the call: code 7',
    })
  })

  for (const [status, code, message] of OTHERS) {
    it(`${code}: ${status}`, () => {
      const failure = executionFailure(status, CONTEXT)
      expect({ code: failure.code, message: failure.message }).to.deep.equal({ code, message })
    })
  }
})
