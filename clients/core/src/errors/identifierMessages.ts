import type { Rejected } from './addressFormatMessages.ts'

/** Messages about other identifiers and library-level refusals, worded by the specification. */
export const IDENTIFIER_MESSAGES = {
  BLOCKCHAIN_NOT_PARSED: ({ value }: Rejected) => `Can't parse blockchain from value ${value}`,
  UNKNOWN_BLOCKCHAIN: ({ blockchain }: { blockchain: string }) =>
    `Unknown blockchain - ${blockchain}`,
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
