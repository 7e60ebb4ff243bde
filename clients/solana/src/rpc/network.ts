import type { CoinSymbol } from '@mintline/core/amounts'
import {
  assertSameChain,
  assertSameRpcUrl,
  type Blockchain,
  networkByGenesisHash,
} from '@mintline/core/networks/solana'
import { type AskOptions, askNode } from '@mintline/core/node'
import type { ReadConnection } from './readConnection.ts'

/** A node's network. */
export interface MintNetwork {
  /** Base58; takes the place of a chain id, which Solana and Eclipse do not have. */
  readonly genesisHash: string
  /** A local network counts as Solana. */
  readonly blockchain: Extract<Blockchain, 'SOLANA' | 'ECLIPSE'>
}

/** A network's coin. */
export function coinOf({ blockchain }: Pick<MintNetwork, 'blockchain'>): CoinSymbol {
  return blockchain === 'ECLIPSE' ? 'ETH' : 'SOL'
}

/** The expected network. */
export interface RequiredNetwork {
  /** Base58; undefined = any. */
  readonly genesisHash?: string | undefined
  /** The node's URL, with or without a slash at its end; undefined = any. */
  readonly rpcUrl?: string | undefined
}

/**
 * Fetches a connection's network.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchMintNetwork(
  connection: ReadConnection,
  options: AskOptions = {},
): Promise<MintNetwork> {
  const ask = () => connection.getGenesisHash()
  return mintNetwork(await askNode('getGenesisHash', ask, options))
}

/** Returns the network with this genesis hash. */
export function mintNetwork(genesisHash: string): MintNetwork {
  return { genesisHash, blockchain: networkByGenesisHash(genesisHash)?.blockchain ?? 'SOLANA' }
}

/**
 * Fetches a connection's network and checks that it is the expected one.
 *
 * @throws RPC_URL_MISMATCH, CHAIN_MISMATCH with genesis hashes for chain ids
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
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
