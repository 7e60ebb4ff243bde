import type { DropClient } from '../../src/mint/index.ts'
import type { Blockchain } from '../../src/networks/index.ts'

/** Settings of a drop in a fixture. */
export interface DropTerms {
  /** Base units for one item. */
  readonly price: bigint
  /** Maximum supply; 0 = unlimited. */
  readonly maxSupply: bigint
  /** Maximum number of items of a wallet; 0 = unlimited. */
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
  /** Address of the drop in its normal form, as mint data names it. */
  readonly contract: string
  /** Address that platform fees are paid to. */
  readonly feeRecipient: string
}

/** A wallet of a real network. */
export interface FundedWallet<Wallet> {
  readonly wallet: Wallet
  /** Address in the normal form of the chain. */
  readonly address: string
  /** The same wallet, with a user who rejects requests. */
  readonly rejecting: Wallet
}

/** A chain for the conformance suite of drop clients: a local network with drops and wallets. */
export interface DropChain<Wallet> {
  readonly blockchain: Blockchain
  /** Chain id, as in mint data. */
  readonly chainId: number | string
  /** Code of the error of a wallet that is not listed, by kind of drop. */
  readonly notListed: 'NOT_ON_WHITELIST' | 'NOT_ON_ALLOWLIST' | 'USER_NOT_IN_ALLOW_LIST'
  /** Opens a new drop. The metadata of its items, with names such as `No. 1`, needs no network. */
  openDrop(terms: DropTerms): Promise<OpenDrop<Wallet>>
  /** A new wallet that can pay for mints of the suite. */
  fundedWallet(): Promise<FundedWallet<Wallet>>
  /** A new wallet without funds. */
  emptyWallet(): Promise<FundedWallet<Wallet>>
  /** Balance of an address in base units of the native coin. */
  balanceOf(address: string): Promise<bigint>
}
