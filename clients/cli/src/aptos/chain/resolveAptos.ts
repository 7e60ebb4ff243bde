import {
  type AptosConnection,
  connectAptos,
  fetchBlockHash,
  fetchLedger,
  nodesFetch,
} from '@mintline/aptos'
import type { AskOptions, CoinUnit } from '@mintline/core'
import type { AptosNetwork } from '@mintline/core/networks'
import type { ChainNode } from '../../networks/findChainNode.ts'
import { onRequired } from '../../networks/networkContext.ts'
import { stateFolder } from '../../state/stateFolder.ts'
import { LOCAL_APTOS } from './aptosNetworks.ts'

/** A command's network on Aptos, checked against its name. */
export interface AptosChain {
  readonly connection: AptosConnection
  readonly network: AptosNetwork
  /** From the node; devnet gets a new one at each reset. */
  readonly chainId: number
  /** Display name: `Aptos Testnet`. */
  readonly name: string
  /** The node's host and port; the whole url may contain a key and is never shown. */
  readonly host: string
  readonly coin: CoinUnit
  /** True if money is real. */
  readonly isMainnet: boolean
  /** True for the network on this machine. */
  readonly isLocal: boolean
}

/**
 * Asks the node for its network.
 *
 * @throws NODE_OF_OTHER_CHAIN, CHAIN_NOT_SUPPORTED, and the node's errors
 */
export async function resolveAptos(
  { network: required, urls, host, isOnThisMachine }: ChainNode<AptosNetwork>,
  ask: AskOptions = {},
): Promise<AptosChain> {
  const connection = connectAptos(urls[0], {
    ...(required && { network: required, fetch: nodesFetch(urls, required) }),
  })
  const { network, chainId } = await onRequired({ network: required, host }, () =>
    fetchLedger(connection, ask),
  )
  return {
    connection,
    network,
    chainId,
    name: network.name,
    host,
    coin: network.nativeCurrency,
    isMainnet: !network.testnet,
    isLocal: network.slug === LOCAL_APTOS && isOnThisMachine,
  }
}

/** Returns the folder for a network's state between runs. The first block after genesis tells local ones apart. */
export async function aptosStateFolder(
  base: string,
  { connection, chainId, isLocal }: AptosChain,
): Promise<string> {
  return stateFolder(
    base,
    `aptos-${chainId}`,
    isLocal ? await fetchBlockHash(connection, 1n) : undefined,
  )
}
