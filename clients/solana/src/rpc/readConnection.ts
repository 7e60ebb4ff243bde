import type { StateConfig } from './askForState.ts'

/** An address as in web3.js, of which reads only use base58. */
export interface AddressKey {
  toBase58(): string
}

/** An account from a node. */
export interface NodeAccount {
  /** Program that owns it. */
  readonly owner: AddressKey
  readonly data: Uint8Array
  readonly lamports: number
}

/** A range of the data of accounts to return. */
export interface DataSlice {
  readonly offset: number
  readonly length: number
}

/** Filter for accounts of a program: by size, or by bytes in base58 at an offset. */
export type AccountFilter =
  | { readonly dataSize: number }
  | { readonly memcmp: { readonly offset: number; readonly bytes: string } }

/**
 * The part of a node's interface that reads need. A `Connection` of web3.js has it, and `rpcReadConnection` creates one
 * without web3.js.
 *
 * All are methods, not properties, so that a `Connection` is assignable although its methods take a `PublicKey`; only
 * `toBase58` of it is used.
 */
export interface ReadConnection {
  /** URL of the node. */
  readonly rpcEndpoint: string
  /** Base58. */
  getGenesisHash(): Promise<string>
  /** An account and the slot of the read; null = no account. */
  getAccountInfoAndContext(
    address: AddressKey,
    config?: StateConfig,
  ): Promise<{ readonly context: { readonly slot: number }; readonly value: NodeAccount | null }>
  /** Accounts in the order of their addresses, at most 100; null = no account. */
  getMultipleAccountsInfo(
    addresses: AddressKey[],
    config?: StateConfig & { dataSlice?: DataSlice },
  ): Promise<readonly (NodeAccount | null)[]>
  /** The accounts of a program that pass all filters. */
  getProgramAccounts(
    program: AddressKey,
    config: StateConfig & { filters: AccountFilter[]; dataSlice?: DataSlice },
  ): Promise<readonly { readonly pubkey: AddressKey; readonly account: NodeAccount }[]>
  /** The largest token accounts of a mint; amounts are decimal digits. */
  getTokenLargestAccounts(mint: AddressKey): Promise<{
    readonly value: readonly { readonly address: AddressKey; readonly amount: string }[]
  }>
}

/** Wraps an address for a connection. */
export function addressKey(address: string): AddressKey {
  return { toBase58: () => address }
}
