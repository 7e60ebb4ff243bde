import { type AptosConnection, connectAptos, fetchLedger, nodesFetch } from '@mintline/aptos'
import { type AskOptions, type CoinUnit, isMintlineError } from '@mintline/core'
import type { AptosNetwork } from '@mintline/core/networks'
import { CommandError } from '../../errors/commandError.ts'
import type { ChainNode } from '../../networks/findChainNode.ts'
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
  const { network, chainId } = await ledgerOf(connection, host, ask)
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

async function ledgerOf(connection: AptosConnection, host: string, ask: AskOptions) {
  try {
    return await fetchLedger(connection, ask)
  } catch (error) {
    if (!isMintlineError(error, 'CHAIN_MISMATCH') || !connection.network) throw error
    const actual = `chain ${error.context.current}`
    const { name: chain } = connection.network
    throw new CommandError('NODE_OF_OTHER_CHAIN', { chain, host, actual }, { cause: error })
  }
}
