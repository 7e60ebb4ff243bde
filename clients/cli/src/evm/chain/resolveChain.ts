import { type AskOptions, type CoinUnit, isMintlineError } from '@mintline/core'
import type { EvmNetwork } from '@mintline/core/networks'
import {
  connectChain,
  type EvmConnection,
  fetchNetwork,
  nativeCoinOf,
  nodesFetch,
  reserveOf,
} from '@mintline/evm'
import { CommandError } from '../../errors/commandError.ts'
import type { ChainNode } from '../../networks/findChainNode.ts'
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
  const network = await networkOf(connection, host, ask)
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

async function networkOf(
  connection: EvmConnection,
  host: string,
  ask: AskOptions,
): Promise<EvmNetwork> {
  try {
    return await fetchNetwork(connection, ask)
  } catch (error) {
    if (!isMintlineError(error, 'CHAIN_MISMATCH') || !connection.network) throw error
    const actual = `chain ${error.context.current}`
    const { name: chain } = connection.network
    throw new CommandError('NODE_OF_OTHER_CHAIN', { chain, host, actual }, { cause: error })
  }
}
