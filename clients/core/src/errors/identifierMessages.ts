/** Messages about identifiers, in the words of the specification. */
export const IDENTIFIER_MESSAGES = {
  INVALID_ADDRESS: ({ value, blockchain }: { value: string; blockchain: string }) =>
    `Invalid address ${value} for blockchain ${blockchain}`,
  UNKNOWN_BLOCKCHAIN: ({ blockchain }: { blockchain: string }) =>
    `Unknown blockchain - ${blockchain}`,
}
