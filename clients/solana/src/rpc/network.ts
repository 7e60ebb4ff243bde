import { type AskOptions, askNode, type CoinSymbol } from '@mintline/core'
import {
  assertSameChain,
  assertSameRpcUrl,
  type Blockchain,
  networkByGenesisHash,
} from '@mintline/core/networks'
import type { ReadConnection } from './readConnection.ts'

/** The network that a node is on. */
export interface MintNetwork {
  /** Base58; stands for the chain id, which Solana and Eclipse do not have. */
  readonly genesisHash: string
  /** A local network counts as one of Solana. */
  readonly blockchain: Extract<Blockchain, 'SOLANA' | 'ECLIPSE'>
}

/** The coin that is paid in on a network. */
export function coinOf({ blockchain }: Pick<MintNetwork, 'blockchain'>): CoinSymbol {
  return blockchain === 'ECLIPSE' ? 'ETH' : 'SOL'
}

/** A network that something is meant for. */
export interface RequiredNetwork {
  /** Base58; undefined = any. */
  readonly genesisHash?: string | undefined
  /** Address of the node, with a slash at its end or without; undefined = any. */
  readonly rpcUrl?: string | undefined
}

/**
 * The network that a connection leads to.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function fetchMintNetwork(
  connection: ReadConnection,
  options: AskOptions = {},
): Promise<MintNetwork> {
  const ask = () => connection.getGenesisHash()
  return mintNetwork(await askNode('getGenesisHash', ask, options))
}

/** The network with this genesis hash. */
export function mintNetwork(genesisHash: string): MintNetwork {
  return { genesisHash, blockchain: networkByGenesisHash(genesisHash)?.blockchain ?? 'SOLANA' }
}

/**
 * The network that a connection leads to, if it is the one that is meant.
 *
 * @throws RPC_URL_MISMATCH, CHAIN_MISMATCH with genesis hashes for chain ids
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function fetchRequiredNetwork(
  connection: ReadConnection,
  { genesisHash, rpcUrl }: RequiredNetwork = {},
  options: AskOptions = {},
): Promise<MintNetwork> {
  if (rpcUrl !== undefined) assertSameRpcUrl({ current: connection.rpcEndpoint, required: rpcUrl })
  const network = await fetchMintNetwork(connection, options)
  if (genesisHash !== undefined) {
    assertSameChain({ current: network.genesisHash, required: genesisHash })
  }
  return network
}
