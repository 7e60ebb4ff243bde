import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import { SYSTEM_PROGRAM } from '../addresses.ts'
import type { StateConfig } from './askForState.ts'

/** An address as in web3.js; reads use only its base58. */
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

/** Which bytes to return from each account's data. */
export interface DataSlice {
  readonly offset: number
  readonly length: number
}

/** Filter for a program's accounts: by size, or by bytes in base58 at an offset. */
export type AccountFilter =
  | { readonly dataSize: number }
  | { readonly memcmp: { readonly offset: number; readonly bytes: string } }

/**
 * The node calls that reads need. web3.js's `Connection` has them, and `rpcReadConnection` creates a connection without
 * web3.js.
 *
 * All are methods, not properties, so that a `Connection` is assignable although its methods take a `PublicKey`; only
 * its `toBase58` is used.
 */
export interface ReadConnection {
  /** The node's URL. */
  readonly rpcEndpoint: string
  /** Base58. */
  getGenesisHash(): Promise<string>
  /** Returns an account and the slot it was read in; null = no account. */
  getAccountInfoAndContext(
    address: AddressKey,
    config?: StateConfig,
  ): Promise<{ readonly context: { readonly slot: number }; readonly value: NodeAccount | null }>
  /** Returns accounts in request order, at most 100; null = no account. */
  getMultipleAccountsInfo(
    addresses: AddressKey[],
    config?: StateConfig & { dataSlice?: DataSlice },
  ): Promise<readonly (NodeAccount | null)[]>
  /** Returns the program's accounts that pass all filters. */
  getProgramAccounts(
    program: AddressKey,
    config: StateConfig & { filters: AccountFilter[]; dataSlice?: DataSlice },
  ): Promise<readonly { readonly pubkey: AddressKey; readonly account: NodeAccount }[]>
  /** Returns a mint's largest token accounts; amounts are decimal digits. */
  getTokenLargestAccounts(mint: AddressKey): Promise<{
    readonly value: readonly { readonly address: AddressKey; readonly amount: string }[]
  }>
}

/** An account with data. */
export interface StoredAccount {
  readonly address: SolanaAddress
  /** Program that owns it. */
  readonly owner: AddressKey
  readonly data: Uint8Array
}

/** Wraps an address for a connection. */
export function addressKey(address: string): AddressKey {
  return { toBase58: () => address }
}

/**
 * Returns an account with data; undefined = nothing is stored. Anybody can send lamports to an address before its
 * account is created: that makes an account without data.
 */
export function storedAccount(
  address: AddressKey,
  info: Pick<NodeAccount, 'owner' | 'data'> | null,
): StoredAccount | undefined {
  if (info === null) return undefined
  const { owner, data } = info
  if (data.length === 0 && owner.toBase58() === SYSTEM_PROGRAM) return undefined
  return { address: solanaAddress(address.toBase58()), owner, data }
}
