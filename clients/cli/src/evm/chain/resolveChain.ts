import type { AskOptions, CoinUnit } from '@mintline/core'
import type { EvmNetwork } from '@mintline/core/networks'
import {
  askChain,
  connectChain,
  type EvmConnection,
  fetchNetwork,
  nativeCoinOf,
  nodesFetch,
  reserveOf,
} from '@mintline/evm'
import { getBlock } from 'viem/actions'
import type { ChainNode } from '../../networks/findChainNode.ts'
import { onRequired } from '../../networks/networkContext.ts'
import { stateFolder } from '../../state/stateFolder.ts'
import { LOCAL_CHAIN } from './evmNetworks.ts'

/** Milliseconds between polls for a node on this machine, whose chain produces blocks at once. */
const LOCAL_POLLING = 100

/** A command's network on an EVM chain, checked against its name. */
export interface EvmChain {
  readonly connection: EvmConnection
  readonly network: EvmNetwork
  /** Display name: `Base Sepolia`. */
  readonly name: string
  /** The node's host and port; the whole url may contain a key and is never shown. */
  readonly host: string
  /** The native coin, with its decimals in contracts. */
  readonly coin: CoinUnit
  /** True if money is real. */
  readonly isMainnet: boolean
  /** True for the network on this machine. */
  readonly isLocal: boolean
}

/** A command's context for network reads, without its config. */
export interface ChainReader {
  readonly signal: AbortSignal
  chain(): Promise<EvmChain>
}

/**
 * Asks the node for its network.
 *
 * @throws NODE_OF_OTHER_CHAIN, CHAIN_NOT_SUPPORTED, and the node's errors
 */
export async function resolveChain(
  { network: required, urls, host, isOnThisMachine }: ChainNode<EvmNetwork>,
  ask: AskOptions = {},
): Promise<EvmChain> {
  const connection = connectChain(urls[0], {
    ...(required && {
      network: required,
      fetch: nodesFetch(urls, required),
      reserve: reserveOf(urls, required),
    }),
    ...(isOnThisMachine && { pollingInterval: LOCAL_POLLING }),
  })
  const network = await onRequired({ network: required, host }, () => fetchNetwork(connection, ask))
  return {
    connection,
    network,
    name: network.name,
    host,
    coin: nativeCoinOf(network),
    isMainnet: !network.testnet,
    isLocal: network.slug === LOCAL_CHAIN && isOnThisMachine,
  }
}

/** Returns the folder for an EVM network's state between runs. */
export async function evmStateFolder(
  base: string,
  { network, connection, isLocal }: EvmChain,
): Promise<string> {
  const name = `evm-${network.chainId}`
  if (!isLocal) return stateFolder(base, name)
  const read = () => getBlock(connection.client, { blockNumber: 0n })
  const { hash } = await askChain('eth_getBlockByNumber', read)
  return stateFolder(base, name, hash ?? '')
}
