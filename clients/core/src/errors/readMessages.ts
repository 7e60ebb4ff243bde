import { withKind } from './kinds.ts'
import { withoutFullStop } from './quotedText.ts'

/** Messages about amounts and fees. They follow the programs where the specification has no wording. */
export const MONEY_MESSAGES = {
  AMOUNT_NEGATIVE: ({ amount }: { amount: bigint }) =>
    `Amount must not be negative, but received - ${amount}`,
  BASIS_POINTS_INVALID: withKind(
    'usage',
    ({ valueBp }: { valueBp: number }) =>
      `Basis points must be a whole number from 0 to 10000, but received - ${valueBp}`,
  ),
  FEE_EXCEEDS_PRICE: (_: { fee: bigint; price: bigint }) => 'Total fee exceeds the price amount',
}

/** Characters shown from a URI: some URIs carry a whole document. */
const SHOWN_CHARACTERS = 100

/** Messages about metadata documents, worded by the specification. */
export const METADATA_MESSAGES = {
  METADATA_URI_INVALID: ({ uri }: { uri: string }) => `Not a metadata address - ${shown(uri)}`,
  /** For a URI to be written. Invalid URIs read from chain are METADATA_URI_INVALID. */
  METADATA_ADDRESS_INVALID: withKind(
    'input',
    ({ uri, reason }: { uri: string; reason: string }) =>
      `Not a metadata address - ${shown(uri)}: ${withoutFullStop(reason)}`,
  ),
  /** `status` is the HTTP status; undefined without a response. */
  METADATA_NOT_AVAILABLE: ({ uri, reason }: { uri: string; reason: string; status?: number }) =>
    `Metadata ${shown(uri)} is not available - ${withoutFullStop(reason)}`,
  METADATA_INVALID: ({ uri, reason }: { uri: string; reason: string }) =>
    `Metadata ${shown(uri)} is not valid - ${withoutFullStop(reason)}`,
}

/** Messages about reading drops, worded by the specification. */
export const DROP_MESSAGES = {
  UNKNOWN_PROVIDER_ID: (_: { providerId: string }) => 'Unknown provider id',
  UNKNOWN_CONTRACT_ID: (_: { contractId: string }) => 'Unknown contract id',
  UNKNOWN_CONTRACT_TYPE: (_: { contractType: string }) => 'Unknown type of contract',
  NO_CONTRACT_DATA: withKind('notFound', (_: { contract: string }) => 'No data for contract'),
  NO_PLATFORM_FEES_DATA: (_: { contract: string }) => 'No platform fees data',
  NO_ROYALTIES_DATA: (_: { contract: string }) => 'No royalties data',
  TOKEN_ID_REQUIRED: (_: { contract: string }) => 'TokenId is required for ERC-1155',
}

/** Messages about blockchain addresses that reading a drop can meet, worded by the specification. */
const ADDRESS_FORMAT_MESSAGES = {
  INVALID_ADDRESS: withKind(
    'input',
    ({ value, blockchain }: OnBlockchain) =>
      `Invalid address ${value} for blockchain ${blockchain}`,
  ),
  INVALID_CONTRACT_ADDRESS: withKind(
    'input',
    ({ value, blockchain }: OnBlockchain) =>
      `Invalid contract address ${value} for blockchain ${blockchain}`,
  ),
  INVALID_TRANSACTION_HASH: ({ value, blockchain }: OnBlockchain) =>
    `Not valid transaction hash ${value} for blockchain ${blockchain}`,
  INVALID_APTOS_FUNCTION_ADDRESS: ({ value }: Rejected) =>
    `Invalid Aptos function address - ${value}`,
  INVALID_APTOS_MODULE_ADDRESS: withKind(
    'input',
    ({ value }: Rejected) => `Invalid Aptos module address - ${value}`,
  ),
  UNHANDLED_BLOCKCHAIN: withKind(
    'input',
    ({ blockchain }: { blockchain: string }) => `Unhandled blockchain - ${blockchain}`,
  ),
  CONTRACT_ADDRESS_NOT_SPECIFIED: (_: Record<never, never>) => 'Contract address not specified',
}

/** Context with a refused text. */
export interface Rejected {
  /** The refused text, unchanged. */
  value: string
}

interface OnBlockchain extends Rejected {
  /** Blockchain whose format was expected. */
  blockchain: string
}

/** Messages about network nodes. */
const NODE_MESSAGES = {
  /** `method` is the method called on the node, `reason` what came instead of a result. */
  NODE_NOT_AVAILABLE: ({ method, reason }: NodeFailure) =>
    `The node did not answer ${method}: ${withoutFullStop(reason)}. Try again, or use another node`,
  /** The node answered; retrying will not help. */
  NODE_REFUSED: ({ method, reason }: NodeFailure) =>
    `The node refused ${method}: ${withoutFullStop(reason)}`,
  /** HTTP 401 or 403, or the same inside a response: the node requires a key or an allowed origin. */
  NODE_FORBIDDEN: ({ status }: NodeStatusFailure) =>
    `The node refuses requests from here (${status}). Use another node`,
  /** HTTP 429, or the same inside a response: too many requests for now. */
  NODE_RATE_LIMITED: (_: NodeStatusFailure) =>
    'The node limits requests (429). Wait a minute, or use another node',
}

interface NodeFailure {
  /** JSON-RPC method that was called. */
  method: string
  /** One short line without markup, JSON or urls. */
  reason: string
}

interface NodeStatusFailure extends NodeFailure {
  /** HTTP status. */
  status: number
}

/** Chain id; on Solana and Eclipse, the genesis hash in base58. */
type ChainId = number | string

/** Messages about chains and networks, worded by the specification. */
const CHAIN_MESSAGES = {
  /** `required` is the call's chain, `current` the chain of the wallet's provider. */
  CHAIN_MISMATCH: withKind(
    'input',
    ({ current, required }: { current: ChainId; required: ChainId }) =>
      `ChainId mismatch. Given chainId ${required} and provider chainId ${current}`,
  ),
  CHAIN_NOT_SUPPORTED: ({ chainId }: { chainId: number }) =>
    `Blockchain is not supported - chainId ${chainId}`,
  /** Worded by section 7 of the specification. The context leaves the URL out, since it may hold a key. */
  RPC_URL_INVALID: ({ schemes }: { schemes: readonly string[] }) =>
    `A provider given as a URL must start with ${schemes.join(' or ')}`,
  /** `required` is the call's node, `current` the wallet's. */
  RPC_URL_MISMATCH: (_: { current: string; required: string }) => 'Rpc url mismatch',
}

/** Messages about reading a drop and its prices. The explicit type keeps declarations short. */
export const READ_MESSAGES: typeof ADDRESS_FORMAT_MESSAGES &
  typeof CHAIN_MESSAGES &
  typeof DROP_MESSAGES &
  typeof METADATA_MESSAGES &
  typeof MONEY_MESSAGES &
  typeof NODE_MESSAGES = {
  ...ADDRESS_FORMAT_MESSAGES,
  ...CHAIN_MESSAGES,
  ...DROP_MESSAGES,
  ...METADATA_MESSAGES,
  ...MONEY_MESSAGES,
  ...NODE_MESSAGES,
}

function shown(uri: string): string {
  return uri.length > SHOWN_CHARACTERS ? `${uri.slice(0, SHOWN_CHARACTERS)}…` : uri
}
