import type { ADDRESS_MESSAGES } from '../../src/errors/addressMessages.ts'
import type { CSV_MESSAGES } from '../../src/errors/csvMessages.ts'
import type { FILE_MESSAGES } from '../../src/errors/fileMessages.ts'
import type { CORE_MESSAGES, ErrorContext } from '../../src/errors/index.ts'
import type { LIST_MESSAGES } from '../../src/errors/listMessages.ts'
import type { TERM_MESSAGES } from '../../src/errors/termMessages.ts'

const PROBLEM = { path: 'royalties', code: 'SHARE_INVALID', message: 'A share is 1 to 100' }

/** One context per code. Add a sample here for each new code. */
export const CORE_SAMPLES: {
  readonly [Code in keyof typeof CORE_MESSAGES]: ErrorContext<Code>
} = {
  MERKLE_LIST_EMPTY: {},
  ALLOWLIST_WALLET_LISTED_TWICE: { wallet: 'A1', positions: [1, 3] },
  MERKLE_PROOF_DOCUMENT_INVALID: { source: 'https://a.example/1.json', reason: 'it is too old' },
  MERKLE_PROOF_NOT_AVAILABLE: { source: 'https://a.example/1.json', reason: 'it is too old' },
  MERKLE_PROOFS_MISSING: { phaseIndex: 0 },
  MERKLE_PROOF_MISMATCH: { wallet: 'A1', phaseIndex: 0 },
  MERKLE_PROOFS_OF_OTHER_LIST: { phaseIndex: 0 },
  MERKLE_PROOF_OF_ANOTHER_WALLET: {
    source: 'https://a.example/1.json',
    wallet: 'A1',
    claimant: 'claimant',
  },
  CHAIN_MISMATCH: { current: 'current', required: 'required' },
  CHAIN_NOT_SUPPORTED: { chainId: 2 },
  RPC_URL_INVALID: { schemes: ['http', 'https'] },
  RPC_URL_MISMATCH: { current: 'current', required: 'required' },
  INPUT_INVALID: { problems: [PROBLEM] },
  TEXT_INVALID: { text: 'a\u200bb', character: '\u200b' },
  FLAT_FEE_CLOSES_PHASE: { fee: 2n, price: 2n },
  NOT_ONE_OF: { name: 'sort', value: 'foo', allowed: ['one', 'two'] },
  INVALID_ADDRESS: { blockchain: 'SOLANA', value: 'foo' },
  INVALID_CONTRACT_ADDRESS: { blockchain: 'SOLANA', value: 'foo' },
  INVALID_TRANSACTION_HASH: { blockchain: 'SOLANA', value: 'foo' },
  INVALID_APTOS_FUNCTION_ADDRESS: { value: 'foo' },
  INVALID_APTOS_MODULE_ADDRESS: { value: 'foo' },
  BLOCKCHAIN_NOT_PARSED: { value: 'foo' },
  UNKNOWN_BLOCKCHAIN: { blockchain: 'SOLANA' },
  UNHANDLED_BLOCKCHAIN: { blockchain: 'SOLANA' },
  NOT_UNION_ADDRESS: { value: 'foo' },
  NOT_UNION_CONTRACT_ADDRESS: { value: 'foo' },
  NOT_CONTRACT_ADDRESS: { value: 'foo' },
  NOT_ITEM_ID: { value: 'foo' },
  NOT_OWNERSHIP_ID: { value: 'foo' },
  NOT_ORDER_ID: { value: 'foo' },
  NOT_COLLECTION_ID: { value: 'foo' },
  NOT_ACTIVITY_ID: { value: 'foo' },
  NOT_AUCTION_ID: { value: 'foo' },
  NOT_CURRENCY_ID: { value: 'foo' },
  NOT_BINARY: { value: 'foo' },
  NOT_WORD: { value: 'foo' },
  PROVIDER_NOT_AVAILABLE: {},
  SUBSCRIPTIONS_NOT_SUPPORTED: {},
  CONTRACT_ADDRESS_NOT_SPECIFIED: {},
  FROM_ADDRESS_NOT_SPECIFIED: {},
  BATCH_REQUEST_TIMEOUT: { timeoutMs: 2 },
  ABI_VALUE_OUT_OF_RANGE: { type: 'type', value: 'foo' },
  ABI_DECODING_FAILED: { data: 'data' },
  QUANTITY_NOT_POSITIVE: { quantity: 2n },
  TRANSACTION_QUANTITY_EXCEEDED: { quantity: 2n, max: 5n },
  WALLET_QUANTITY_EXCEEDED: { max: 5n, remaining: 2n },
  SUPPLY_EXCEEDED: { max: 5n, remaining: 2n },
  NO_ACTIVE_PHASE: {},
  MINT_TO_NOT_AVAILABLE: { phaseIndex: 1 },
  MINT_TO_CANNOT_HOLD_ITEMS: { address: 'A2' },
  PHASE_NOT_OPEN: { phaseIndex: 0, open: [1, 2] },
  NO_ACTIVE_PHASE_FOUND: {},
  RESTRICTED: {},
  NOT_ON_WHITELIST: { address: 'A1' },
  NOT_ON_ALLOWLIST: {},
  USER_NOT_IN_ALLOW_LIST: {},
  UNKNOWN_PROVIDER_ID: { providerId: 'providerId' },
  UNKNOWN_CONTRACT_ID: { contractId: 'contractId' },
  UNKNOWN_CONTRACT_TYPE: { contractType: 'contractType' },
  NO_CONTRACT_DATA: { contract: 'contract' },
  ITEM_OF_ANOTHER_DROP: { itemId: 'SOLANA:A1', drop: 'D1' },
  NO_PLATFORM_FEES_DATA: { contract: 'contract' },
  NO_ROYALTIES_DATA: { contract: 'contract' },
  TOKEN_ID_REQUIRED: { contract: 'contract' },
  IPFS_SETTINGS_INVALID: { type: 'type' },
  NO_ITEMS_MINTED: { hash: '5h' },
  MINTED_ITEMS_NOT_READ: {
    hashes: ['one', 'two'],
    itemIds: ['one', 'two'],
    reason: 'it is too old',
  },
  PROMI_EVENT_TIMEOUT: {},
  CONFIRMATION_FAILED: { hash: '5h' },
  AMOUNT_NEGATIVE: { amount: 2n },
  BASIS_POINTS_INVALID: { valueBp: 2 },
  FEE_EXCEEDS_PRICE: { fee: 2n, price: 2n },
  FEE_SHARES_NOT_100: { total: 2 },
  FEE_SHARE_INVALID: { share: 101 },
  MAX_PRICE_EXCEEDED: { price: 7n, maxPrice: 6n },
  ENTITY_NOT_FOUND: { key: 'artist' },
  UNKNOWN_ERROR: { reason: 'it is too old' },
  METADATA_URI_INVALID: { uri: 'https://a.example/1.json' },
  METADATA_ADDRESS_INVALID: { uri: 'foo', reason: 'it has no scheme' },
  METADATA_NOT_AVAILABLE: { uri: 'https://a.example/1.json', reason: 'it is too old' },
  METADATA_INVALID: { uri: 'https://a.example/1.json', reason: 'it is too old' },
  REQUIRED_PARAMETER_MISSING: { name: 'sort', operation: 'operation' },
  NO_SIGNER: {},
  TRANSACTION_REJECTED: {},
  NODE_NOT_AVAILABLE: { method: 'getSlot', reason: 'it is too old' },
  NODE_REFUSED: { method: 'getSlot', reason: 'it is too old' },
  NODE_FORBIDDEN: { method: 'getSlot', status: 403, reason: 'Forbidden' },
  NODE_RATE_LIMITED: { method: 'getSlot', status: 429, reason: 'Too Many Requests' },
  FUNDS_TOO_LOW: { wallet: '0xa1', coin: { symbol: 'APT', decimals: 8 } },
  TOKEN_FUNDS_TOO_LOW: {
    wallet: '0xa1',
    token: '0xc1',
    needed: 2_000_000n,
    balance: 500_000n,
    coin: { symbol: 'USDC', decimals: 6 },
  },
  GAS_EXHAUSTED: {},
  WALLET_NOT_CONNECTED: {},
  WALLET_FEATURE_MISSING: { feature: 'feature' },
  WALLET_REQUEST_CANCELLED: {},
  WALLET_ANSWER_INVALID: { method: 'getSlot' },
  WALLET_MESSAGE_EMPTY: {},
  WALLET_MESSAGE_CHANGED: {},
  PROVIDER_ERROR: {
    method: 'getSlot',
    provider: 'provider',
    code: undefined,
    signer: undefined,
    chainId: undefined,
    reason: 'it is too old',
  },
  TYPED_DATA_SIGNING_FAILED: { signer: 'signer', methods: ['one', 'two'] },
  TYPED_DATA_INVALID: { type: 'type', value: 'foo' },
  APTOS_ACCOUNT_MISSING: {},
  ENCRYPTED_MESSAGE_EMPTY: {},
  ENCRYPTION_NOT_SUPPORTED: { version: 'version' },
  ENCRYPTION_KEY_INVALID: { publicKey: 'publicKey' },
  WALLET_NOT_DEFINED: {},
  FUNCTION_SIGNATURE_NOT_FOUND: { method: 'getSlot' },
  ETHERS_CONTRACT_ADDRESS_MISSING: {},
  ETHERS_SIGNER_PROVIDER_MISSING: {},
}

/** The same for entered addresses. */
export const ADDRESS_SAMPLES: {
  readonly [Code in keyof typeof ADDRESS_MESSAGES]: ErrorContext<Code>
} = {
  ADDRESS_OF_OTHER_CHAIN: { value: '0xa1', form: 'EVM', wanted: 'Aptos' },
  ADDRESS_IS_NOBODY: { address: 'A1' },
  RECEIVER_IS_COLLECTION: { address: 'A1' },
  NAMES_NOT_AVAILABLE: {},
  NAME_NOT_VALID: { name: 'аlice.eth', title: 'ENS', example: 'name.eth' },
  NAME_NOT_FOUND: { name: 'alice.eth', title: 'ENS' },
  NAME_ANSWERED_ELSEWHERE: { name: 'alice.eth', title: 'ENS' },
}

/** The same for a drop's terms. */
export const TERM_SAMPLES: {
  readonly [Code in keyof typeof TERM_MESSAGES]: ErrorContext<Code>
} = {
  TERM_NOT_SUPPORTED: { chains: 'Aptos', term: 'a limit for each transaction' },
  PHASE_START_MISSING: { hasEnds: true },
  PHASE_START_TOO_EARLY: { earliest: 1_800_000_000n },
  PHASE_END_TOO_EARLY: {},
}

/** The same for list files. */
export const CSV_SAMPLES: {
  readonly [Code in keyof typeof CSV_MESSAGES]: ErrorContext<Code>
} = {
  ALLOWLIST_FILE_WITHOUT_WALLETS: { names: ['one', 'two'], known: 'wallet' },
  ALLOWLIST_FILE_COLUMN_MISSING: { field: 'price', names: ['one'], known: 'price' },
  ALLOWLIST_FILE_COLUMN_NOT_FOUND: { field: 'price', column: 'column' },
  ALLOWLIST_FILE_COLUMN_AMBIGUOUS: { field: 'price', columns: ['one', 'two'] },
}

/** The same for files on disk. */
export const FILE_SAMPLES: {
  readonly [Code in keyof typeof FILE_MESSAGES]: ErrorContext<Code>
} = {
  FILE_NOT_READABLE: { path: 'drop.json', reason: 'there is no such file' },
  FILE_NOT_WRITABLE: { path: '/drop/.mintline', reason: 'its disk is full' },
}

const LIST = { chainId: 1, collection: '0xc1', phaseId: 1n }

/** The same for on-chain list changes. */
export const LIST_SAMPLES: {
  readonly [Code in keyof typeof LIST_MESSAGES]: ErrorContext<Code>
} = {
  PRICE_BELOW_FLAT_FEE: { price: 0n, fee: 10_000_000n },
  ALLOWLIST_LIMIT_INVALID: { name: 'sort', value: 2 },
  JOURNAL_OF_ANOTHER_LIST: { expected: LIST, actual: LIST },
  JOURNAL_IN_USE: {
    path: 'drop.json',
    holder: { pid: 7, host: 'h', isThisMachine: false },
  },
  JOURNAL_DAMAGED: { path: 'drop.json', line: 2 },
}
