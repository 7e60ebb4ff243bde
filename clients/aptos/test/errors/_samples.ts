import type { ErrorContext } from '@mintline/core'
import type { APTOS_MESSAGES } from '../../src/errors/catalogue.ts'

/** A sample context for each code, for the test of the message rules. */
export const APTOS_SAMPLES: {
  readonly [Code in keyof typeof APTOS_MESSAGES]: ErrorContext<Code>
} = {
  WRONG_DROP_WALLET: { role: 'owner', expected: '0xa1', actual: '0xb1' },
  U64_INVALID: { value: -1n, min: 0n },
  DROP_TIME_INVALID: { value: 'tomorrow' },
  FIXED_IN_VERSION_1: { collection: '0xa1' },
  DROP_TEXT_LENGTH_INVALID: { field: 'seed', bytes: 65, min: 1, max: 64, isTemplate: false },
  DROP_EXISTS: { collection: '0xa1', differences: ['totalSupply', 'phases'] },
  TOTAL_SUPPLY_RAISED: { totalSupply: 11n, before: 10n },
  TOTAL_SUPPLY_BELOW_MINTED: { totalSupply: 1n, minted: 2n },
  ROYALTIES_INVALID: { numerator: 2n, denominator: 1n },
  DROP_RECIPIENTS_INVALID: { count: 6, max: 5 },
  DROP_RECIPIENT_INVALID: { address: '0xa' },
  DROP_RECIPIENT_REPEATED: { address: '0xa1' },
  DROP_SHARE_INVALID: { share: 0n },
  DROP_SHARES_NOT_100: { total: 99n },
  OWNER_ALREADY: { wallet: '0xa1' },
  OWNERSHIP_NOT_OFFERED: { collection: '0xa1' },
  DROP_PHASES_TOO_MANY: { count: 21, max: 20 },
  DROP_PHASE_NOT_FOUND: { phaseId: 3n },
  DROP_PHASE_REPEATED: { phaseId: 3n },
  DROP_PHASE_START_TAKEN: { saleMintTime: 1_800_000_000n },
  DROP_PHASE_AFTER_END: { saleMintTime: 2n ** 64n - 1n, endTime: 1_800_000_000n },
  DROP_PHASE_HAS_MINTS: { phaseId: 3n, minted: 2n },
  DROP_PHASE_HAS_ENTRIES: { phaseId: 3n, entries: 2n },
  DROP_PHASE_HAS_ROOT: { phaseId: 3n },
  DROP_PHASE_ROOT_NOT_ALLOWED: { merkleRoot: '0xab' },
  DROP_PHASES_NOT_REACHABLE: { collection: '0xa1' },
  MACHINE_NOT_CONFIGURED: { collection: '0xa1', version: 1 },
  VIEW_ANSWER_INVALID: { function: '0xd1::drop::drop_info', problem: 'phases is not a list' },
  ALLOWLIST_CAP_INVALID: { wallet: '0xa1', cap: 0n },
  DROP_PAUSED: { collection: '0xa1' },
  MODULE_ABORTED: { module: '0xd1::drop', name: undefined, code: 0x30069n, sentence: undefined },
  EXECUTION_FAILED: { status: 'LINKER_ERROR' },
  SEQUENCE_NUMBER_USED: { wallet: '0xa1' },
  EXPIRATION_PASSED: {},
}
