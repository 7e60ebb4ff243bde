import { isOnThisMachine } from '@mintline/core/networks'
import { CommandError } from '../errors/commandError.ts'
import { CLUSTER_NAMES, type ClusterName, isClusterName } from './clusterNames.ts'
import { networkOf } from './clusters.ts'
import { monikerOf, parseUrl } from './nodeUrl.ts'
import { readSolanaConfig } from './solanaConfig.ts'

/** Options that select a network. */
export interface ClusterOptions {
  readonly cluster?: string | undefined
  readonly url?: string | undefined
}

/** A command's node. */
export interface Node {
  /** Required network; undefined = any. */
  readonly cluster: ClusterName | undefined
  /** In the order in which they are asked. They may contain keys and are never shown. */
  readonly urls: readonly [string, ...string[]]
  /** Genesis hash of public nodes, in base58; undefined for the local network and for a given url. */
  readonly genesisHash: string | undefined
  /** The first url's host and port. */
  readonly host: string
  readonly isOnThisMachine: boolean
}

/**
 * Finds the node by `--url`, `--cluster`, the Solana CLI's settings or, by default, on this machine. Makes no request.
 *
 * @throws CLUSTER_UNKNOWN, FILE_NOT_READABLE for the settings, USAGE_INVALID for an invalid url.
 */
export function findNode({ cluster, url }: ClusterOptions, env: NodeJS.ProcessEnv): Node {
  if (cluster !== undefined && !isClusterName(cluster)) {
    throw new CommandError('CLUSTER_UNKNOWN', { cluster, known: CLUSTER_NAMES })
  }
  const moniker = url === undefined ? undefined : monikerOf(url)
  const nodes = nodesOf({ cluster, url, moniker }, env)
  const [first] = nodes.urls
  const { host } = parseUrl(first)
  return {
    cluster: cluster ?? moniker ?? defaultCluster({ url, env }),
    ...nodes,
    host,
    isOnThisMachine: isOnThisMachine(first),
  }
}

interface Named {
  readonly cluster: ClusterName | undefined
  readonly url: string | undefined
  readonly moniker: ClusterName | undefined
}

type Nodes = Pick<Node, 'urls' | 'genesisHash'>

function nodesOf({ cluster, url, moniker }: Named, env: NodeJS.ProcessEnv): Nodes {
  if (moniker !== undefined) return publicNodes(moniker)
  const own = url ?? (cluster ? undefined : readSolanaConfig(env).rpcUrl)
  if (own !== undefined) return { urls: [own], genesisHash: undefined }
  return publicNodes(cluster ?? 'localnet')
}

/** Returns the local network if nothing is chosen, whatever else answers at its address. */
function defaultCluster({ url, env }: Pick<ClusterOptions, 'url'> & { env: NodeJS.ProcessEnv }) {
  return url === undefined && readSolanaConfig(env).rpcUrl === undefined ? 'localnet' : undefined
}

function publicNodes(cluster: ClusterName): Nodes {
  const { rpc, genesisHash } = networkOf(cluster)
  const [first, ...others] = rpc
  if (first === undefined) throw new Error(`The list of networks has no node for ${cluster}.`)
  return { urls: [first, ...others], genesisHash }
}
