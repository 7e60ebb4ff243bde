import type { Blockchain } from './blockchains.ts'

/** Currency for a network's fees. */
export interface NativeCurrency {
  name: string
  symbol: string
  /** One coin is ten to this power base units. */
  decimals: number
}

/** Fields that all networks have. */
interface NetworkEntry<B extends Blockchain> {
  blockchain: B
  /** Display name. */
  name: string
  /** Unique name in page URLs: lower case, words joined by hyphens. */
  slug: string
  /** Address prefix, as registered for EIP-3770; case matters. */
  shortName: string
  /** Network family in the chain registry, such as ETH. */
  chain: string
  /** Public nodes, best first; at least one. */
  rpc: readonly string[]
  nativeCurrency: NativeCurrency
  /** True if its coins are worthless. */
  testnet: boolean
  /** Day when it stopped for good, in ISO: `2025-06-30`; undefined = it runs. */
  ended?: string
  /** True if its end is announced. */
  isEnding?: true
}

/** Blockchains that run EVM contracts. */
export type EvmBlockchain = Exclude<Blockchain, 'FLOW' | 'SOLANA' | 'ECLIPSE' | 'APTOS'>

/** An EVM network. */
export interface EvmNetwork extends NetworkEntry<EvmBlockchain> {
  /** Result of `eth_chainId`. */
  chainId: number
  /** Decimals of the native currency inside contracts; undefined = the same as outside. */
  contractDecimals?: number
  /** Its own virtual machine, which runs EVM contracts by an interpreter; undefined = it runs the EVM. */
  virtualMachine?: 'EraVM'
}

/** An EVM network in its list: without its blockchain, which lists it, and with the mainnet first. */
export interface EvmEntry
  extends Omit<EvmNetwork, 'blockchain' | 'testnet' | 'slug' | 'shortName'> {
  /** Default: the name in lower case, with hyphens. */
  slug?: string
  /** Default: the slug. */
  shortName?: string
}

/** An EVM blockchain's entries: its mainnet, then its test networks. */
export type EvmEntries = readonly [mainnet: EvmEntry, ...others: EvmEntry[]]

/** A Solana or Eclipse cluster. */
export interface SolanaNetwork extends NetworkEntry<'SOLANA' | 'ECLIPSE'> {
  /** Result of `getGenesisHash`, in base58; undefined for local networks, which create their own. */
  genesisHash?: string
}

/** An Aptos network. */
export interface AptosNetwork extends NetworkEntry<'APTOS'> {
  /** As on the node's index page; undefined for devnet, where it changes with every reset. */
  chainId?: number
}

/** A Flow network. */
export interface FlowNetwork extends NetworkEntry<'FLOW'> {
  /** The network's name in its transactions. */
  chainId: string
}

/** A supported network. */
export type Network = EvmNetwork | SolanaNetwork | AptosNetwork | FlowNetwork

/** The network type for a blockchain. */
export type NetworkOf<B extends Blockchain> = B extends EvmBlockchain
  ? EvmNetwork
  : B extends 'SOLANA' | 'ECLIPSE'
    ? SolanaNetwork
    : B extends 'APTOS'
      ? AptosNetwork
      : FlowNetwork

/** One blockchain's networks: its mainnet, then its test networks. */
export type NetworkList<N extends Network> = readonly [mainnet: N, ...others: N[]]
