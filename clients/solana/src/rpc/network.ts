import { type AskOptions, askNode, type CoinSymbol } from '@mintline/core'
import {
  assertSameChain,
  assertSameRpcUrl,
  type Blockchain,
  networkByGenesisHash,
} from '@mintline/core/networks'
import type { ReadConnection } from './readConnection.ts'

/** The network of a node. */
export interface MintNetwork {
  /** Base58; takes the place of the chain id, which Solana and Eclipse do not have. */
  readonly genesisHash: string
  /** A local network counts as Solana. */
  readonly blockchain: Extract<Blockchain, 'SOLANA' | 'ECLIPSE'>
}

/** The coin of a network. */
export function coinOf({ blockchain }: Pick<MintNetwork, 'blockchain'>): CoinSymbol {
  return blockchain === 'ECLIPSE' ? 'ETH' : 'SOL'
}

/** The expected network. */
export interface RequiredNetwork {
  /** Base58; undefined = any. */
  readonly genesisHash?: string | undefined
  /** URL of the node, with or without a slash at its end; undefined = any. */
  readonly rpcUrl?: string | undefined
}

/**
 * Fetches the network of a connection.
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
 * Fetches the network of a connection and checks that it is the expected one.
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
