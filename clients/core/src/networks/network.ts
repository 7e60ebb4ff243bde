import type { Blockchain } from './blockchains.ts'

/** The currency of a network's fees. */
export interface NativeCurrency {
  name: string
  symbol: string
  /** One coin is ten to this power of base units. */
  decimals: number
}

/** Fields of a network of any blockchain. */
interface NetworkEntry<B extends Blockchain> {
  blockchain: B
  /** Display name. */
  name: string
  /** Name in URLs of pages: lower case, words joined by hyphens, unique. */
  slug: string
  /** Prefix of addresses, as registered for EIP-3770; case matters. */
  shortName: string
  /** Family of the network in the registry of chains, such as ETH. */
  chain: string
  /** Public nodes, best first; at least one. */
  rpc: readonly string[]
  nativeCurrency: NativeCurrency
  /** True if its coins are worthless. */
  testnet: boolean
}

/** Blockchains that run EVM contracts. */
export type EvmBlockchain = Exclude<Blockchain, 'FLOW' | 'SOLANA' | 'ECLIPSE' | 'APTOS'>

/** A network of an EVM chain. */
export interface EvmNetwork extends NetworkEntry<EvmBlockchain> {
  /** The answer to `eth_chainId`. */
  chainId: number
  /** Decimals of the native currency inside contracts; undefined where they are the same as outside. */
  contractDecimals?: number
}

/** A cluster of Solana or Eclipse. */
export interface SolanaNetwork extends NetworkEntry<'SOLANA' | 'ECLIPSE'> {
  /** The answer to `getGenesisHash`, in base58; undefined for local networks, which create their own. */
  genesisHash?: string
}

/** A network of Aptos. */
export interface AptosNetwork extends NetworkEntry<'APTOS'> {
  /** As on the node's index page; undefined for devnet, where it changes with every reset. */
  chainId?: number
}

/** A network of Flow. */
export interface FlowNetwork extends NetworkEntry<'FLOW'> {
  /** The name of the network in its transactions. */
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

/** Networks of one blockchain: its mainnet, then its test networks. */
export type NetworkList<N extends Network> = readonly [mainnet: N, ...others: N[]]
