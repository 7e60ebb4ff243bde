/** Messages about identifiers, worded by the specification. */
export const IDENTIFIER_MESSAGES = {
  INVALID_ADDRESS: ({ value, blockchain }: OnBlockchain) =>
    `Invalid address ${value} for blockchain ${blockchain}`,
  INVALID_CONTRACT_ADDRESS: ({ value, blockchain }: OnBlockchain) =>
    `Invalid contract address ${value} for blockchain ${blockchain}`,
  INVALID_TRANSACTION_HASH: ({ value, blockchain }: OnBlockchain) =>
    `Not valid transaction hash ${value} for blockchain ${blockchain}`,
  INVALID_APTOS_FUNCTION_ADDRESS: ({ value }: Rejected) =>
    `Invalid Aptos function address - ${value}`,
  INVALID_APTOS_MODULE_ADDRESS: ({ value }: Rejected) => `Invalid Aptos module address - ${value}`,
  BLOCKCHAIN_NOT_PARSED: ({ value }: Rejected) => `Can't parse blockchain from value ${value}`,
  UNKNOWN_BLOCKCHAIN: ({ blockchain }: { blockchain: string }) =>
    `Unknown blockchain - ${blockchain}`,
  UNHANDLED_BLOCKCHAIN: ({ blockchain }: { blockchain: string }) =>
    `Unhandled blockchain - ${blockchain}`,
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
  // Library-level errors in the specification, thrown where a client calls a node.
  PROVIDER_NOT_AVAILABLE: (_: Nothing) => 'Provider not available',
  SUBSCRIPTIONS_NOT_SUPPORTED: (_: Nothing) => 'Provider does not support subscriptions',
  CONTRACT_ADDRESS_NOT_SPECIFIED: (_: Nothing) => 'Contract address not specified',
  FROM_ADDRESS_NOT_SPECIFIED: (_: Nothing) => 'From address not specified',
  BATCH_REQUEST_TIMEOUT: (_: { timeoutMs: number }) => 'Batch request timeout',
  ABI_VALUE_OUT_OF_RANGE: (_: AbiValue) => 'ABI value out of range',
  ABI_DECODING_FAILED: (_: { data: string }) => 'ABI decoding error',
}

type Nothing = Record<never, never>

interface AbiValue {
  /** ABI type of the value: `uint8`. */
  type: string
  /** The value in decimal. */
  value: string
}

interface Rejected {
  /** The refused text, unchanged. */
  value: string
}

interface OnBlockchain extends Rejected {
  /** The blockchain whose format was expected. */
  blockchain: string
}
