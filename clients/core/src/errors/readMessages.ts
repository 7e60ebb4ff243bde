import { ADDRESS_FORMAT_MESSAGES } from './addressFormatMessages.ts'
import { DROP_MESSAGES } from './dropMessages.ts'
import { withoutFullStop } from './fullStop.ts'
import { withKind } from './kinds.ts'
import { METADATA_MESSAGES } from './metadataMessages.ts'
import { MONEY_MESSAGES } from './moneyMessages.ts'

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
