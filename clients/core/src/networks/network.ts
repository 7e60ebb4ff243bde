import type { Blockchain } from './blockchains.ts'

/** The currency that a network's fees are paid in. */
export interface NativeCurrency {
  name: string
  symbol: string
  /** Base units of one are ten to this power. */
  decimals: number
}

/** What is known of a network of any blockchain. */
interface NetworkEntry<B extends Blockchain> {
  blockchain: B
  /** For people. */
  name: string
  /** The name in addresses of pages: lower case, words joined by hyphens; no two share one. */
  slug: string
  /** The name in prefixes of addresses, as EIP-3770 registers it; case matters. */
  shortName: string
  /** The family it belongs to, as the registry of chains names it, such as ETH. */
  chain: string
  /** Public nodes, best first; at least one. */
  rpc: readonly string[]
  nativeCurrency: NativeCurrency
  /** Whether its money is not real. */
  testnet: boolean
}

/** Blockchains that run EVM contracts. */
export type EvmBlockchain = Exclude<Blockchain, 'FLOW' | 'SOLANA' | 'ECLIPSE' | 'APTOS'>

/** A network of an EVM chain. */
export interface EvmNetwork extends NetworkEntry<EvmBlockchain> {
  /** As `eth_chainId` answers it. */
  chainId: number
  /** Decimals of the native currency inside contracts; absent where they are the same as outside. */
  contractDecimals?: number
}

/** A cluster of Solana or Eclipse. */
export interface SolanaNetwork extends NetworkEntry<'SOLANA' | 'ECLIPSE'> {
  /** As `getGenesisHash` answers it, in base58; absent for local networks, which make up their own. */
  genesisHash?: string
}

/** A network of Aptos. */
export interface AptosNetwork extends NetworkEntry<'APTOS'> {
  /** As the node's index page says; absent for devnet, where it changes with every reset. */
  chainId?: number
}

/** A network of Flow. */
export interface FlowNetwork extends NetworkEntry<'FLOW'> {
  /** As transactions of the network name it. */
  chainId: string
}

/** A supported network. */
export type Network = EvmNetwork | SolanaNetwork | AptosNetwork | FlowNetwork

/** The kind of network that a blockchain has. */
export type NetworkOf<B extends Blockchain> = B extends EvmBlockchain
  ? EvmNetwork
  : B extends 'SOLANA' | 'ECLIPSE'
    ? SolanaNetwork
    : B extends 'APTOS'
      ? AptosNetwork
      : FlowNetwork

/** Networks of one blockchain: its mainnet, then those whose money is not real. */
export type NetworkList<N extends Network> = readonly [mainnet: N, ...others: N[]]
