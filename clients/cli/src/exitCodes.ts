// For their error codes.
import type {} from '@mintline/aptos'
import type {} from '@mintline/assets'
import type { ErrorCode } from '@mintline/core'
import type {} from '@mintline/evm'

/** The process's exit codes. Stable, since scripts branch on them. */
export const EXIT = {
  /** Done, or nothing left to do. */
  ok: 0,
  /** The network, the node or a program refused, or the command has a bug. */
  failed: 1,
  /** Unknown command or option, or an invalid option value. */
  usage: 2,
  /** A file is missing or invalid: config, list or keypair; or the network is another one. */
  invalidInput: 3,
  /** The chain differs from the files, or lacks the named drop, phase or item. */
  differs: 4,
  /** Not confirmed. */
  declined: 5,
  /** Some entries were done and others failed; run it again for the rest. */
  partlyDone: 6,
  /** Ctrl-C; run it again to continue. */
  interrupted: 130,
} as const

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

const BY_CODE: Partial<Record<ErrorCode, ExitCode>> = {
  USAGE_INVALID: EXIT.usage,
  OPTIONS_INVALID: EXIT.usage,
  PACKAGES_NOT_INSTALLED: EXIT.usage,
  PHASE_ENDED: EXIT.usage,
  AMOUNT_UNREADABLE: EXIT.usage,
  AMOUNT_WITHOUT_UNIT: EXIT.usage,
  TIME_INVALID: EXIT.usage,
  COLLECTION_NOT_GIVEN: EXIT.usage,
  DROP_NOT_GIVEN: EXIT.usage,
  CHAIN_NOT_GIVEN: EXIT.usage,
  CHAIN_UNKNOWN: EXIT.usage,
  MACHINE_NOT_GIVEN: EXIT.usage,
  CLUSTER_UNKNOWN: EXIT.usage,
  PHASE_NOT_NAMED: EXIT.usage,
  AMOUNT_INVALID: EXIT.usage,
  AMOUNT_TOO_FINE: EXIT.usage,
  BASIS_POINTS_INVALID: EXIT.usage,
  AMOUNT_UNIT_MISMATCH: EXIT.invalidInput,
  FILE_NOT_READABLE: EXIT.invalidInput,
  FILE_NOT_WRITABLE: EXIT.invalidInput,
  FILE_EXISTS: EXIT.invalidInput,
  CONFIG_INVALID: EXIT.invalidInput,
  LIST_INVALID: EXIT.invalidInput,
  LIST_EMPTY: EXIT.invalidInput,
  ALLOWLIST_FILE_WITHOUT_WALLETS: EXIT.invalidInput,
  ALLOWLIST_FILE_COLUMN_NOT_FOUND: EXIT.invalidInput,
  ALLOWLIST_FILE_COLUMN_AMBIGUOUS: EXIT.invalidInput,
  ALLOWLIST_FILE_COLUMN_MISSING: EXIT.invalidInput,
  ALLOWLIST_FILE_UNIT_MISSING: EXIT.invalidInput,
  INPUT_INVALID: EXIT.invalidInput,
  ASSETS_INVALID: EXIT.invalidInput,
  BUILD_FOLDER_TAKEN: EXIT.invalidInput,
  BUILD_NOT_FOUND: EXIT.invalidInput,
  BUILD_INCOMPLETE: EXIT.invalidInput,
  FILE_CHANGED: EXIT.invalidInput,
  INVALID_ADDRESS: EXIT.invalidInput,
  INVALID_CONTRACT_ADDRESS: EXIT.invalidInput,
  INVALID_APTOS_MODULE_ADDRESS: EXIT.invalidInput,
  ADDRESS_OF_OTHER_CHAIN: EXIT.invalidInput,
  ADDRESS_IS_NOBODY: EXIT.invalidInput,
  METADATA_ADDRESS_INVALID: EXIT.invalidInput,
  ACTIVE_PHASE_INVALID: EXIT.invalidInput,
  UNHANDLED_BLOCKCHAIN: EXIT.invalidInput,
  UNKNOWN_BLOCKCHAIN: EXIT.invalidInput,
  BLOCKCHAIN_NOT_PARSED: EXIT.invalidInput,
  KEYPAIR_NOT_FOUND: EXIT.invalidInput,
  KEYPAIR_INVALID: EXIT.invalidInput,
  CONFIG_OF_OTHER_CHAIN: EXIT.invalidInput,
  KEY_NOT_GIVEN: EXIT.invalidInput,
  APTOS_KEY_NOT_GIVEN: EXIT.invalidInput,
  KEY_FILE_NOT_PRIVATE: EXIT.invalidInput,
  KEYSTORE_INVALID: EXIT.invalidInput,
  KEYSTORE_PASSWORD_NOT_GIVEN: EXIT.invalidInput,
  KEYSTORE_PASSWORD_WRONG: EXIT.invalidInput,
  PRIVATE_KEY_INVALID: EXIT.invalidInput,
  CHAIN_MISMATCH: EXIT.invalidInput,
  NODE_OF_OTHER_CHAIN: EXIT.invalidInput,
  CLUSTER_MISMATCH: EXIT.invalidInput,
  NO_CONTRACT_DATA: EXIT.differs,
  DEPLOYMENT_NOT_FOUND: EXIT.differs,
  EDITIONS_NOT_FOUND: EXIT.differs,
  EDITIONS_CONTROLS_NOT_FOUND: EXIT.differs,
  NOT_EDITIONS_ACCOUNT: EXIT.differs,
  ITEM_NOT_FOUND: EXIT.differs,
  PHASE_NOT_FOUND: EXIT.differs,
  DROP_PHASE_NOT_FOUND: EXIT.differs,
  CONFIRMATION_REQUIRED: EXIT.declined,
  LIST_PRICES_CHEAP: EXIT.declined,
  STORAGE_COST_EXCEEDED: EXIT.declined,
  CONFIRMATION_DECLINED: EXIT.declined,
  TRANSACTION_REJECTED: EXIT.declined,
  INTERRUPTED: EXIT.interrupted,
}

/** Returns the exit code for an error code. */
export function exitCodeOf(code: ErrorCode): ExitCode {
  return BY_CODE[code] ?? EXIT.failed
}
