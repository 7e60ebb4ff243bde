import type { DropState } from '../../src/drop/index.ts'
import type { DropClient } from '../../src/mint/index.ts'
import type { Blockchain } from '../../src/networks/index.ts'

/** Settings for a fixture's drop. */
export interface OpenDropTerms {
  /** Base units per item. */
  readonly price: bigint
  /** Maximum supply; 0 = unlimited. */
  readonly maxSupply: bigint
  /** Maximum items per wallet; 0 = unlimited. */
  readonly maxPerWallet: bigint
  /** Platform fee in basis points of the price. */
  readonly platformFeeBp: number
  /** The only wallets that may mint, at the terms above; undefined = everybody may. */
  readonly listed?: readonly string[] | undefined
  /** True if no phase is open. */
  readonly isClosed?: boolean | undefined
}

/** A drop on a real network. */
export interface OpenDrop<Wallet> {
  readonly client: DropClient<Wallet>
  /** The drop's address in normal form, as in mint data. */
  readonly contract: string
  /** Address that platform fees are paid to. */
  readonly feeRecipient: string
  /** Reads the drop with the chain's adapter. */
  read(): Promise<DropState>
}

/** A wallet on a real network. */
export interface FundedWallet<Wallet> {
  readonly wallet: Wallet
  /** Address in the chain's normal form. */
  readonly address: string
  /** The same wallet, whose user rejects requests. */
  readonly rejecting: Wallet
}

/** A chain for the drop clients' conformance suite: a local network with drops and wallets. */
export interface ClientChain<Wallet> {
  readonly blockchain: Blockchain
  /** Chain id, as in mint data. */
  readonly chainId: number | string
  /** Error code for an unlisted wallet on this chain. */
  readonly notListed: 'NOT_ON_WHITELIST' | 'NOT_ON_ALLOWLIST' | 'USER_NOT_IN_ALLOW_LIST'
  /** True if items of a list can be minted to another wallet. */
  readonly givesFromLists: boolean
  /** Opens a new drop. Its items' metadata, with names such as `No. 1`, needs no network. */
  openDrop(terms: OpenDropTerms): Promise<OpenDrop<Wallet>>
  /** Creates a wallet that can pay for the suite's mints. */
  fundedWallet(): Promise<FundedWallet<Wallet>>
  /** Creates a wallet without funds. */
  emptyWallet(): Promise<FundedWallet<Wallet>>
  /** Returns an address's balance in the native coin's base units. */
  balanceOf(address: string): Promise<bigint>
}
