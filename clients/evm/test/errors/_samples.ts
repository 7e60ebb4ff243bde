import type { ErrorContext } from '@mintline/core'
import type { EVM_MESSAGES } from '../../src/errors/catalogue.ts'

/** A sample context for each code, for the test of the message rules. */
export const EVM_SAMPLES: {
  readonly [Code in keyof typeof EVM_MESSAGES]: ErrorContext<Code>
} = {
  ACTIVE_PHASE_INVALID: {
    source: 'https://a.example/phase.json',
    field: 'startTime',
    reason: 'is not valid',
  },
  EVM_CONTRACTS_NOT_ALLOWED: { network: 'ZKcandy' },
  IMPLEMENTATION_NOT_EVM: { implementation: `0x${'1'.repeat(40)}`, machine: 'EraVM' },
  CONDITIONS_NOT_IN_ORDER: {
    phaseIndex: 1,
    startTimestamp: 1_800_000_000n,
    startOfPrevious: 1_800_000_000n,
  },
  CONDITION_SUPPLY_BELOW_CLAIMED: { phaseIndex: 0, supply: 3n, claimed: 5n },
  CONTRACT_REFUSED: { name: '!Qty', contract: '0xd1', args: {} },
  CONTRACT_REFUSED_UNKNOWN: { contract: '0xd1', data: '0x' },
  CONTRACT_TOO_LARGE: {
    contract: '0xd1',
    entries: 'claim conditions',
    count: 1_001n,
    max: 1_000n,
  },
  TOKEN_ALLOWANCE_TOO_LOW: {
    wallet: '0xa1',
    token: '0xc1',
    spender: '0xd1',
    needed: 2_000_000n,
    allowance: 0n,
    coin: { symbol: 'USDC', decimals: 6 },
  },
  KEYSTORE_INVALID: { reason: 'it is not JSON' },
  KEYSTORE_PASSWORD_WRONG: {},
  SAFE_NOT_FOUND: { address: '0x5a' },
  SAFE_OWNER_REQUIRED: { safe: '0x5a', wallet: '0xa1', owners: ['0xb1', '0xb2'] },
  SAFE_BATCHES_MISSING: { safe: '0x5a' },
  SAFE_SERVICE_FAILED: { host: 'api.safe.global', reason: 'it answered 404' },
  NONCE_TOO_LOW: { wallet: '0xa1' },
  TRANSACTION_UNDERPRICED: { wallet: '0xa1' },
  TRANSACTION_HASH_MISSING: { wallet: '0xa1' },
  ASKED_CALL_UNKNOWN: { from: '0xa1', nonce: 7, sinceBlock: 100n },
  TRANSACTION_FAILED: { hash: '0x5f' },
  TRANSACTION_REPLACED: { hash: '0x5f', replacement: '0x60' },
  TRANSACTION_CANCELLED: { hash: '0x5f', replacement: '0x60' },
}
