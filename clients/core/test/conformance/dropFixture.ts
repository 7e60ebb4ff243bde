import type { DropClient } from '../../src/mint/index.ts'
import type { Blockchain } from '../../src/networks/index.ts'

/** Settings of a drop that a fixture opens. */
export interface DropTerms {
  /** Base units for one item. */
  readonly price: bigint
  /** Items in all; 0 = unlimited. */
  readonly maxSupply: bigint
  /** Items of a wallet; 0 = unlimited. */
  readonly maxPerWallet: bigint
  /** Basis points of the price for the platform. */
  readonly platformFeeBp: number
  /** Wallets that alone may mint, with the terms above; undefined = everybody may. */
  readonly listed?: readonly string[] | undefined
  /** No phase is open. */
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
  /** In the normal form of the chain. */
  readonly address: string
  /** The same wallet with a user who says no. */
  readonly rejecting: Wallet
}

/** A chain for the conformance suite of drop clients: a network that runs here, drops and wallets. */
export interface DropChain<Wallet> {
  readonly blockchain: Blockchain
  /** As mint data has it. */
  readonly chainId: number | string
  /** Code of the error of a wallet that is not on the list, in the words of the chain's drops. */
  readonly notListed: 'NOT_ON_WHITELIST' | 'NOT_ON_ALLOWLIST' | 'USER_NOT_IN_ALLOW_LIST'
  /** Opens a new drop. Its items have metadata with the name `No. 1` and so on, without a network. */
  openDrop(terms: DropTerms): Promise<OpenDrop<Wallet>>
  /** A new wallet that can pay for mints of the suite. */
  fundedWallet(): Promise<FundedWallet<Wallet>>
  /** A new wallet with nothing. */
  emptyWallet(): Promise<FundedWallet<Wallet>>
  /** Base units of the native coin that an address has. */
  balanceOf(address: string): Promise<bigint>
}
