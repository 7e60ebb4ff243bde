/** An address as web3.js has it; base58 is all that reads ask of it. */
export interface AddressKey {
  toBase58(): string
}

/** An account as a node answers it. */
export interface NodeAccount {
  /** Program that owns it. */
  readonly owner: AddressKey
  readonly data: Uint8Array
  readonly lamports: number
}

/** A part of the data of accounts: the others stay with the node. */
export interface DataSlice {
  readonly offset: number
  readonly length: number
}

/** Which accounts of a program are meant: of this size, or with these bytes, in base58, there. */
export type AccountFilter =
  | { readonly dataSize: number }
  | { readonly memcmp: { readonly offset: number; readonly bytes: string } }

/**
 * What reads need of a node. A `Connection` of web3.js is one, and `rpcReadConnection` makes one
 * without web3.js.
 *
 * All are methods, not properties: so is a `Connection` one whose methods take a `PublicKey`, of which
 * it asks no more than `toBase58`.
 */
export interface ReadConnection {
  /** Address of the node. */
  readonly rpcEndpoint: string
  /** Base58. */
  getGenesisHash(): Promise<string>
  /** An account and the slot in which it was so; null = there is none. */
  getAccountInfoAndContext(
    address: AddressKey,
  ): Promise<{ readonly context: { readonly slot: number }; readonly value: NodeAccount | null }>
  /** Accounts in the order of their addresses, at most 100; null = there is none. */
  getMultipleAccountsInfo(
    addresses: AddressKey[],
    config?: { dataSlice?: DataSlice },
  ): Promise<readonly (NodeAccount | null)[]>
  /** The accounts of a program that pass all filters. */
  getProgramAccounts(
    program: AddressKey,
    config: { filters: AccountFilter[]; dataSlice?: DataSlice },
  ): Promise<readonly { readonly pubkey: AddressKey; readonly account: NodeAccount }[]>
  /** The token accounts of a mint that hold most; amounts are decimal digits. */
  getTokenLargestAccounts(mint: AddressKey): Promise<{
    readonly value: readonly { readonly address: AddressKey; readonly amount: string }[]
  }>
}

/** An address for a connection. */
export function addressKey(address: string): AddressKey {
  return { toBase58: () => address }
}
