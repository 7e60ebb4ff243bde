import { type CoinUnit, formatAmount } from '../amounts.ts'
import { phaseNumber } from '../text/phaseNumber.ts'
import type { ADDRESS_MESSAGES } from './addressMessages.ts'
import type { CSV_MESSAGES } from './csvMessages.ts'
import type { FILE_MESSAGES } from './fileMessages.ts'
import { INPUT_MESSAGES } from './inputMessages.ts'
import { withKind } from './kinds.ts'
import type { LIST_MESSAGES } from './listMessages.ts'
import { MINT_MESSAGES } from './mintMessages.ts'
import { withoutFullStop } from './quotedText.ts'
import { READ_MESSAGES, type Rejected } from './readMessages.ts'
import type { TERM_MESSAGES } from './termMessages.ts'

/** A failed wallet request. */
interface ProviderCall {
  /** Requested method or feature, as the wallet names it. */
  method: string
  /** Wallet interface: eip1193, solana, flow or aptos. */
  provider: string
  /** Code from the wallet; undefined = none. */
  code: number | string | undefined
  /** Account asked to sign; undefined before one is chosen. */
  signer: string | undefined
  /** Chain of the request; undefined = no particular one. */
  chainId: number | string | undefined
  /** Message from the wallet. */
  reason: string
}

/** Messages about wallets and signing, worded by the specification. */
const WALLET_MESSAGES = {
  WALLET_NOT_CONNECTED: (_: Record<never, never>) => 'Wallet is not connected',
  WALLET_FEATURE_MISSING: ({ feature }: { feature: string }) =>
    `Wallet does not support ${feature}`,
  WALLET_REQUEST_CANCELLED: (_: Record<never, never>) => 'Request cancelled by user',
  WALLET_ANSWER_INVALID: ({ method }: { method: string }) =>
    `Wallet answered ${method} with no signature`,
  WALLET_MESSAGE_EMPTY: (_: Record<never, never>) => 'Message cannot be empty',
  WALLET_MESSAGE_CHANGED: (_: Record<never, never>) =>
    'Wallet signed bytes that are not the text it was given',
  PROVIDER_ERROR: ({ method, provider, code, reason }: ProviderCall) =>
    `Wallet (${provider}) failed ${method}${code === undefined ? '' : ` with code ${code}`}: ${withoutFullStop(reason)}`,
  TYPED_DATA_SIGNING_FAILED: ({ signer, methods }: { signer: string; methods: string[] }) =>
    `Typed data could not be signed by ${signer}: ${methods.join(', ')} failed`,
  TYPED_DATA_INVALID: ({ type, value }: { type: string; value: string }) =>
    `Typed data has ${value} where ${type} is expected`,
  APTOS_ACCOUNT_MISSING: (_: Record<never, never>) => 'AccountInfo does not exist',
  ENCRYPTED_MESSAGE_EMPTY: (_: Record<never, never>) => 'Cannot encrypt empty msg.data',
  ENCRYPTION_NOT_SUPPORTED: ({ version: _ }: { version: string }) =>
    'Encryption type/version not supported',
  ENCRYPTION_KEY_INVALID: ({ publicKey }: { publicKey: string }) =>
    `Not an encryption public key: ${publicKey}`,
  WALLET_NOT_DEFINED: (_: Record<never, never>) => 'wallet is not defined',
  FUNCTION_SIGNATURE_NOT_FOUND: (_: { method: string }) => 'Function signature is not found',
  ETHERS_CONTRACT_ADDRESS_MISSING: (_: Record<never, never>) =>
    "No Contract address provided, it's required for EthersEthereum",
  ETHERS_SIGNER_PROVIDER_MISSING: (_: Record<never, never>) =>
    'EthersEthereum: signer provider does not exist',
}

/** Messages about what transactions take: coins, tokens and gas. */
const TRANSACTION_MESSAGES = {
  /** In the native coin. */
  FUNDS_TOO_LOW: ({ wallet, needed, balance, coin, isWithoutGas }: LowFunds) =>
    balance === undefined || needed === undefined
      ? `The wallet ${wallet} does not have enough ${coin.symbol} for the transaction and its gas: add more`
      : `The wallet ${wallet} has ${formatAmount(balance, coin)} but needs ${
          isWithoutGas
            ? `${formatAmount(needed, coin)} and gas: add more`
            : `at least ${formatAmount(needed, coin)}: add the difference`
        }`,
  TOKEN_FUNDS_TOO_LOW: ({ wallet, needed, balance, coin }: LowTokens) =>
    `The wallet ${wallet} has ${formatAmount(balance, coin)} but needs ${formatAmount(needed, coin)}: add the difference in ${coin.symbol}`,
  /** Thrown before sending if the chain's gas limit is too low, and afterwards if the transaction's was. */
  GAS_EXHAUSTED: ({ gas }: SpentGas) =>
    `The transaction needs more gas than its limit${gas === undefined ? '' : ` of ${gas}`}: raise the limit or split the transaction`,
}

interface LowFunds {
  /** Address of the paying wallet. */
  wallet: string
  /** Base units for the transaction and its gas; undefined = unknown. */
  needed?: bigint | undefined
  /** True if gas is unknown and comes on top. Default: false. */
  isWithoutGas?: boolean | undefined
  /** Base units in the wallet; undefined = unknown. */
  balance?: bigint | undefined
  /** The network's native coin. */
  coin: CoinUnit
}

interface LowTokens {
  /** The paying wallet's address. */
  wallet: string
  /** The token's address. */
  token: string
  /** Base units, like `balance`. */
  needed: bigint
  balance: bigint
  coin: CoinUnit
}

interface SpentGas {
  /** Gas limit; undefined = chosen by the wallet. */
  gas?: bigint | undefined
  /** Transaction hash; undefined if it was not sent. */
  hash?: string | undefined
}

/** Messages about other identifiers and library-level refusals, worded by the specification. */
const IDENTIFIER_MESSAGES = {
  BLOCKCHAIN_NOT_PARSED: withKind(
    'input',
    ({ value }: Rejected) => `Can't parse blockchain from value ${value}`,
  ),
  UNKNOWN_BLOCKCHAIN: withKind(
    'input',
    ({ blockchain }: { blockchain: string }) => `Unknown blockchain - ${blockchain}`,
  ),
  NOT_UNION_ADDRESS: ({ value }: Rejected) => `Not a UnionAddress: ${value}`,
  NOT_UNION_CONTRACT_ADDRESS: ({ value }: Rejected) =>
    `Not a valid union contract address: ${value}`,
  NOT_CONTRACT_ADDRESS: ({ value }: Rejected) => `Not a ContractAddress: ${value}`,
  NOT_ITEM_ID: ({ value }: Rejected) => `Not an ItemId: ${value}`,
  NOT_OWNERSHIP_ID: ({ value }: Rejected) => `Not an OwnershipId: ${value}`,
  NOT_ORDER_ID: ({ value }: Rejected) => `Not an OrderId: ${value}`,
  NOT_COLLECTION_ID: ({ value }: Rejected) => `Not a CollectionId: ${value}`,
  NOT_ACTIVITY_ID: ({ value }: Rejected) => `Not an ActivityId: ${value}`,
  NOT_AUCTION_ID: ({ value }: Rejected) => `Not an AuctionId: ${value}`,
  NOT_CURRENCY_ID: ({ value }: Rejected) => `Not a CurrencyId: ${value}`,
  NOT_BINARY: ({ value }: Rejected) => `Not a binary ${value}`,
  NOT_WORD: ({ value }: Rejected) => `Not a word ${value}`,
  // Library-level errors in the specification, thrown when a client calls a node.
  PROVIDER_NOT_AVAILABLE: (_: Nothing) => 'Provider not available',
  SUBSCRIPTIONS_NOT_SUPPORTED: (_: Nothing) => 'Provider does not support subscriptions',
  FROM_ADDRESS_NOT_SPECIFIED: (_: Nothing) => 'From address not specified',
  BATCH_REQUEST_TIMEOUT: (_: { timeoutMs: number }) => 'Batch request timeout',
  ABI_VALUE_OUT_OF_RANGE: (_: AbiValue) => 'ABI value out of range',
  ABI_DECODING_FAILED: (_: { data: string }) => 'ABI decoding error',
}

type Nothing = Record<never, never>

interface AbiValue {
  /** The value's ABI type: `uint8`. */
  type: string
  /** The value in decimal. */
  value: string
}

/** Messages about allowlists and their merkle proofs. */
const PROOF_MESSAGES = {
  MERKLE_LIST_EMPTY: (_: Record<never, never>) =>
    'A merkle list needs at least one wallet: an empty one has no root',
  /** Positions count from 1. */
  ALLOWLIST_WALLET_LISTED_TWICE: ({ wallet, positions }: { wallet: string; positions: number[] }) =>
    `The wallet ${wallet} is listed more than once, at positions ${positions.join(', ')}: keep one of them`,
  /** `source` is a URL or a file path. */
  MERKLE_PROOF_DOCUMENT_INVALID: ({ source, reason }: { source: string; reason: string }) =>
    `The merkle proof ${source} cannot be used: ${withoutFullStop(reason)}`,
  MERKLE_PROOF_NOT_AVAILABLE: ({ source, reason }: { source: string; reason: string }) =>
    `The merkle proof ${source} cannot be read: ${withoutFullStop(reason)}`,
  /** No proof source is known, so the wallet may or may not be listed. */
  MERKLE_PROOFS_MISSING: ({ phaseIndex }: { phaseIndex: number }) =>
    `The proofs of the merkle list of phase ${phaseNumber(phaseIndex)} are missing: use the address published by its creator`,
  MERKLE_PROOF_MISMATCH: ({ wallet, phaseIndex }: { wallet: string; phaseIndex: number }) =>
    `The proof of ${wallet} does not match the merkle list of phase ${phaseNumber(phaseIndex)}: the list was changed, so ask its creator for the new proofs`,
  MERKLE_PROOFS_OF_OTHER_LIST: ({ phaseIndex }: { phaseIndex: number }) =>
    `The published proofs are not those of phase ${phaseNumber(phaseIndex)}'s list, on which the wallet may be: ask its creator to publish them again`,
  MERKLE_PROOF_OF_ANOTHER_WALLET: ({ source, wallet, claimant }: ProofOfAnother) =>
    `The merkle proof ${source} belongs to ${claimant}, not to ${wallet}: ask the creator to publish it again`,
}

interface ProofOfAnother {
  /** URL or path of the proof. */
  source: string
  /** The wallet that was asked for. */
  wallet: string
  /** The wallet in the proof. */
  claimant: string
}

interface NotOneOf {
  /** Parameter name: `sort`. */
  name: string
  /** The value as text. */
  value: string
  /** Allowed values. */
  allowed: readonly string[]
}

/** Messages about enumeration values. */
const ENUMERATION_MESSAGES = {
  NOT_ONE_OF: ({ name, value, allowed }: NotOneOf) =>
    `Set ${name} to one of ${allowed.join(', ')}; received - ${value}`,
}

interface MissingParameter {
  /** The missing parameter. */
  name: string
  /** The operation called. */
  operation: string
}

/** Messages about API requests, worded by the specification. */
const REQUEST_MESSAGES = {
  REQUIRED_PARAMETER_MISSING: ({ name, operation }: MissingParameter) =>
    `Required parameter requestParameters.${name} was null or undefined when calling ${operation}`,
}

/**
 * This package's messages by code, each a function of its context. Left out, since most programs do not load them:
 * messages about entered addresses, CSV, files, list changes and a drop's terms. A code never changes its meaning.
 *
 * The type is written out so that declarations refer to each topic instead of repeating it.
 */
export const CORE_MESSAGES: typeof ENUMERATION_MESSAGES &
  typeof IDENTIFIER_MESSAGES &
  typeof INPUT_MESSAGES &
  typeof MINT_MESSAGES &
  typeof PROOF_MESSAGES &
  typeof READ_MESSAGES &
  typeof REQUEST_MESSAGES &
  typeof TRANSACTION_MESSAGES &
  typeof WALLET_MESSAGES = {
  ...ENUMERATION_MESSAGES,
  ...IDENTIFIER_MESSAGES,
  ...INPUT_MESSAGES,
  ...MINT_MESSAGES,
  ...PROOF_MESSAGES,
  ...READ_MESSAGES,
  ...REQUEST_MESSAGES,
  ...TRANSACTION_MESSAGES,
  ...WALLET_MESSAGES,
}

/**
 * Messages by code for all packages in a program. Each package adds its own by declaration merging, and throws them
 * with its own error class.
 */
export interface ErrorMessages extends CoreMessages {}

/** Any error code. */
export type ErrorCode = keyof ErrorMessages

/** Context for an error code: the values in its message, by name. */
export type ErrorContext<Code extends ErrorCode> = Parameters<ErrorMessages[Code]>[0]

/** Codes of errors that this package throws. */
export type CoreCode = keyof CoreMessages

type CoreMessages = typeof CORE_MESSAGES &
  typeof ADDRESS_MESSAGES &
  typeof CSV_MESSAGES &
  typeof FILE_MESSAGES &
  typeof LIST_MESSAGES &
  typeof TERM_MESSAGES
