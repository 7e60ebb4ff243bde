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
  /** May contain a key and is never shown. */
  readonly rpcUrl: string
  /** Host and port. */
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
  const rpcUrl = urlOf({ cluster, url, moniker }, env)
  const { host } = parseUrl(rpcUrl)
  return {
    cluster: cluster ?? moniker ?? defaultCluster({ url, env }),
    rpcUrl,
    host,
    isOnThisMachine: isOnThisMachine(rpcUrl),
  }
}

interface Named {
  readonly cluster: ClusterName | undefined
  readonly url: string | undefined
  readonly moniker: ClusterName | undefined
}

function urlOf({ cluster, url, moniker }: Named, env: NodeJS.ProcessEnv): string {
  if (moniker !== undefined) return defaultUrl(moniker)
  return url ?? (cluster ? defaultUrl(cluster) : configuredUrl(env))
}

/** Returns the local network if nothing is chosen, whatever else answers at its address. */
function defaultCluster({ url, env }: Pick<ClusterOptions, 'url'> & { env: NodeJS.ProcessEnv }) {
  return url === undefined && readSolanaConfig(env).rpcUrl === undefined ? 'localnet' : undefined
}

function configuredUrl(env: NodeJS.ProcessEnv): string {
  return readSolanaConfig(env).rpcUrl ?? defaultUrl('localnet')
}

function defaultUrl(cluster: ClusterName): string {
  const [url] = networkOf(cluster).rpc
  if (url === undefined) throw new Error(`The list of networks has no node for ${cluster}.`)
  return url
}
