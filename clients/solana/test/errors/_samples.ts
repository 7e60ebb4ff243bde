import type { ErrorContext } from '@mintline/core'
import type { ALLOWLIST_MESSAGES } from '../../src/errors/allowlistMessages.ts'
import type { CANDY_MACHINE_MESSAGES } from '../../src/errors/candyMachineMessages.ts'
import type { SOLANA_MESSAGES } from '../../src/errors/catalogue.ts'
import type { LOCK_MESSAGES } from '../../src/errors/lockMessages.ts'
import type { REVEAL_MESSAGES } from '../../src/errors/revealMessages.ts'

const LIST = { genesisHash: 'G1', deployment: 'D1', phaseIndex: 0 }

/** One context for each code. Add a sample here for each new code. */
export const SOLANA_SAMPLES: {
  readonly [Code in keyof typeof SOLANA_MESSAGES]: ErrorContext<Code>
} = {
  EDITIONS_NOT_FOUND: { collection: 'DROP' },
  EDITIONS_CONTROLS_NOT_FOUND: { deployment: 'D1' },
  WRONG_WALLET: { role: 'creator', expected: ['one', 'two'], actual: 'actual' },
  SYMBOL_TAKEN: { symbol: 'DROP', owner: 'A2' },
  SYMBOL_LENGTH_INVALID: { bytes: 2 },
  TEXT_TOO_LONG: { bytes: 2, max: 5 },
  TOO_MANY_PLACEHOLDERS: { count: 2, max: 5 },
  TOO_MANY_EXTRA_FIELDS: { count: 2, max: 5 },
  FIELD_KEY_LENGTH_INVALID: { bytes: 2 },
  FIELD_KEY_RESERVED: { key: 'artist' },
  FIELD_KEY_IS_ADDRESS: { key: 'artist' },
  FIELD_KEY_REPEATED: { key: 'artist' },
  FIELD_NOT_FOUND: { key: 'artist' },
  TOO_MANY_CREATORS: { count: 2 },
  TOO_MANY_FEE_RECIPIENTS: { count: 2 },
  FEE_ABOVE_CAP: { fee: 501n, cap: 500n, isFlat: false, coin: undefined },
  FEE_CAP_BELOW_FEE: { fee: 500n, cap: 499n, isFlat: false, coin: undefined },
  FEE_CAP_RAISED: { cap: 10_000_000n, wanted: 20_000_000n, isFlat: true, coin: 'SOL' },
  SHARE_INVALID: { share: 101 },
  CREATOR_SHARES_NOT_100: { total: 2 },
  ADDRESS_REPEATED: { address: 'A1' },
  RECEIVER_CANNOT_SPEND: { address: 'A1' },
  RECEIVER_CANNOT_BE_PAID: { address: 'A1' },
  NOTHING_OWED: { symbol: 'DROP', receiver: 'A1' },
  GROUP_MINT_IS_WALLET: { address: 'A1' },
  NUMBER_OUT_OF_RANGE: { value: 2n, min: 1n, max: 5n },
  MAX_TOKENS_BELOW_ISSUED: { max: 5n, issued: 2n },
  PRICE_TOKEN_NOT_FOUND: { mint: 'M1' },
  PRICE_TOKEN_NOT_PLAIN: { mint: 'M1', symbol: 'USDC' },
  FLAT_FEE_WITH_TOKEN: { coin: 'SOL' },
  PHASE_CURRENCY_CHANGED: { phaseIndex: 3, isListed: true },
  PHASE_TYPE_INVALID: { phaseType: 'phaseType' },
  PHASE_PRICE_REQUIRED: { phaseIndex: 3 },
  PHASE_NOT_FOUND: { phaseIndex: 3, count: 2 },
  PHASE_REPEATED: { phaseIndex: 3 },
  PHASE_NOT_REMOVABLE: { phaseIndex: 3 },
  TOO_MANY_PHASES: { count: 2, max: 5 },
  PHASE_WINDOW_INVALID: { startTime: 2n, endTime: 2n },
  PHASE_TOTAL_BELOW_MINTED: { total: 2n, minted: 2n },
  MERKLE_ROOT_REQUIRED: {},
  MERKLE_ROOT_LENGTH_INVALID: { bytes: 2 },
  MERKLE_ROOT_NOT_ALLOWED: {},
  NEW_OWNER_INVALID: { newOwner: 'newOwner' },
  NEW_OWNER_CANNOT_SIGN: { newOwner: 'newOwner' },
  NOT_EDITIONS_ACCOUNT: { address: 'A1', expected: 'expected' },
  ITEM_NOT_FOUND: { item: '99', symbol: 'DROP', issued: 12n },
  HASHLIST_INCOMPLETE: { deployment: 'D1', found: 2n, issued: 2n },
  MAX_PER_TRANSACTION_INVALID: { maxPerTransaction: 4, max: 3 },
  MINT_FUNDS_TOO_LOW: { wallet: 'A2', missing: 5n, items: 10n, rent: 20n, fees: 3n },
  TOKEN_ACCOUNT_FROZEN: { wallet: 'A2', token: 'T1', symbol: 'USDC' },
  PRICE_TOKEN_CHANGED: { phaseIndex: 0, accepted: undefined, token: 'T1' },
  DEPLOYMENT_NOT_FOUND: { deployment: 'D1' },
  COSIGNER_REQUIRED: { creator: 'A2', named: 'A3' },
  MINT_RACE_LOST: { attempts: 2 },
  CUSTOM_INSTRUCTION_ERROR: { hash: '5h', programError: 2 },
  PROGRAM_ERROR: {
    program: 'editions-controls',
    programId: 'programId',
    programCode: 2,
    name: 'sort',
    message: 'Phase not active',
    signature: undefined,
  },
  TRANSACTION_REFUSED: { name: 'sort', reason: 'it is too old', signature: undefined },
  TRANSACTION_TOO_LARGE: { title: 'Mint 1 item', size: 2, limit: 2 },
  COMPUTE_LIMIT_EXCEEDED: { title: 'Mint 1 item', units: 2, limit: 2 },
  PAYER_MISMATCH: { payer: 'payer', wallet: 'A1' },
  TRANSACTION_CHANGED: { wallet: 'A1' },
  TRANSACTION_HISTORY_MISSING: { signature: '5s' },
}

/** The same for errors about lists. */
export const ALLOWLIST_SAMPLES: {
  readonly [Code in keyof typeof ALLOWLIST_MESSAGES]: ErrorContext<Code>
} = {
  ALLOWLIST_PRICE_TOO_HIGH: { price: 2n },
  ALLOWLIST_PRICE_NEGATIVE: { price: 2n },
  ALLOWLIST_AMOUNT_OUT_OF_RANGE: { amount: 2 },
  PRICE_BELOW_FLAT_FEE: { price: 0n, fee: 10_000_000n },
  MERKLE_PRICE_OUT_OF_RANGE: { price: 2n },
  MERKLE_MAX_CLAIMS_OUT_OF_RANGE: { maxClaims: 2n },
  AMOUNT_UNREADABLE: { value: 'foo', reason: 'it is too old' },
  ALLOWLIST_FILE_UNIT_MISSING: { row: 2, value: '5' },
  MERKLE_TREE_INCONSISTENT: { position: 2 },
  MERKLE_PROOF_MANIFEST_INVALID: { source: 'https://a.example/1.json' },
  MERKLE_PROOFS_OF_ANOTHER_LIST: { folder: 'folder', root: 'root' },
  MERKLE_PROOFS_NOT_WRITTEN: { folder: 'folder', reason: 'it is too old' },
  PHASE_NOT_ALLOWLIST: { phaseIndex: 3, phaseType: 'phaseType' },
  ALLOWLIST_LIMIT_INVALID: { name: 'sort', value: 2 },
  BALANCE_TOO_LOW: { wallet: 'A1', needed: 2n, balance: 2n },
  TRANSACTION_EXPIRED: { signature: '5s' },
  JOURNAL_OF_ANOTHER_LIST: { expected: LIST, actual: LIST },
  JOURNAL_IN_USE: {
    path: 'drop.json',
    holder: { pid: 7, host: 'h', isThisMachine: false },
  },
  JOURNAL_DAMAGED: { path: 'drop.json', line: 2 },
}

/** The same for changes that locks forbid. */
export const LOCK_SAMPLES: {
  readonly [Code in keyof typeof LOCK_MESSAGES]: ErrorContext<Code>
} = {
  SUPPLY_LOCKED: { max: 0n, current: 5n },
  TEXTS_LOCKED: {},
  PHASES_LOCKED: {},
  ALLOWLIST_ENTRIES_LOCKED: { phaseIndex: 3, count: 2 },
  ALLOWLIST_REMOVAL_LOCKED: { phaseIndex: 3, endTime: 1_800_000_000n },
  ROYALTIES_LOCKED: {},
  PLATFORM_FEE_LOCKED: {},
}

/** The same for commitments and reveals. */
export const REVEAL_SAMPLES: {
  readonly [Code in keyof typeof REVEAL_MESSAGES]: ErrorContext<Code>
} = {
  REVEAL_TOO_LATE: { issued: 5n },
  REVEAL_COMMITTED: { symbol: 'DROP' },
  REVEAL_NOT_COMMITTED: { symbol: 'DROP' },
  ALREADY_REVEALED: { symbol: 'DROP' },
  REVEAL_MISMATCH: { symbol: 'DROP' },
  REVEAL_SEED_INVALID: { bytes: 31 },
  REVEAL_URI_MISSING: {},
}

/** The same for candy machines. */
export const CANDY_MACHINE_SAMPLES: {
  readonly [Code in keyof typeof CANDY_MACHINE_MESSAGES]: ErrorContext<Code>
} = {
  CANDY_MACHINE_INVALID: { address: 'A1', reason: 'its data end early' },
  CANDY_GUARD_UNKNOWN: { candyGuard: 'A1', guard: 40 },
}
