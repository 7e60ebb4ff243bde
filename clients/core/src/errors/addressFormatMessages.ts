import { withKind } from './kinds.ts'

/** Messages about blockchain addresses that reading a drop can meet, worded by the specification. */
export const ADDRESS_FORMAT_MESSAGES = {
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
