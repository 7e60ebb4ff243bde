import type { AskOptions } from '@mintline/core'
import { networkByGenesisHash, type SolanaNetwork } from '@mintline/core/networks'
import { coinOf, createConnection, fallbackFetch, fetchMintNetwork } from '@mintline/solana'
import type { Connection } from '@solana/web3.js'
import type { Currency } from '../amounts/amount.ts'
import { CommandError } from '../errors/commandError.ts'
import type { ClusterName } from './clusterNames.ts'
import { networkOf } from './clusters.ts'
import { type ClusterOptions, findNode } from './findNode.ts'

/** A command's network, checked against its name. */
export interface Cluster {
  readonly connection: Connection
  /** In base58; separates stored state by network. */
  readonly genesisHash: string
  /** Display name: `Solana mainnet`, `Solana Devnet`, or an unknown network's host. */
  readonly name: string
  /** The node's host and port; the whole url may contain a key and is never shown. */
  readonly host: string
  /** The known network; undefined for any other. */
  readonly network: SolanaNetwork | undefined
  /** Currency for amounts in input and output. */
  readonly currency: Currency
  /** True if money may be real: a mainnet, or an unknown network that is not on this machine. */
  readonly isMainnet: boolean
  /** True for a local network: unknown, with its node on this machine. */
  readonly isLocal: boolean
  /** True if a node on this machine serves a known network, as a tunnel or a proxy does. */
  readonly isForwarded: boolean
}

/**
 * Asks the node from `findNode` for its network.
 *
 * @throws What `findNode` throws, CLUSTER_MISMATCH, and the node's errors.
 */
export async function resolveCluster(
  options: ClusterOptions,
  env: NodeJS.ProcessEnv,
  ask: AskOptions = {},
): Promise<Cluster> {
  const { cluster, urls, genesisHash: expected, host, isOnThisMachine } = findNode(options, env)
  const connection = createConnection(urls[0], {
    // A single node's network is found out below.
    ...(urls.length > 1 && { fetch: fallbackFetch(urls, { genesisHash: expected }) }),
  })
  const found = await fetchMintNetwork(connection, ask)
  const { genesisHash } = found
  const network = networkByGenesisHash(genesisHash)
  const isLocal = network === undefined && isOnThisMachine
  const name = network ? nameOf(network) : isLocal ? networkOf('localnet').name : host
  if (cluster) assertCluster(cluster, { host, actual: name, genesisHash, isLocal })
  return {
    connection,
    genesisHash,
    name,
    host,
    network,
    currency: coinOf(found),
    isMainnet: network ? !network.testnet : !isLocal,
    isLocal,
    isForwarded: network !== undefined && isOnThisMachine,
  }
}

/** Formats a network's name; a mainnet in the list only has its chain's name. */
function nameOf({ name, testnet }: SolanaNetwork): string {
  return testnet ? name : `${name} mainnet`
}

interface Found {
  readonly host: string
  readonly actual: string
  readonly genesisHash: string
  readonly isLocal: boolean
}

function assertCluster(cluster: ClusterName, { host, actual, genesisHash, isLocal }: Found): void {
  const expected = networkOf(cluster).genesisHash
  // A local network creates its own genesis hash, so it is recognised by its location.
  const matches = expected === undefined ? isLocal : expected === genesisHash
  if (!matches) throw new CommandError('CLUSTER_MISMATCH', { cluster, host, actual })
}
