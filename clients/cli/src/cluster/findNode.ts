import { MintlineError } from '@mintline/core'
import { CLUSTER_NAMES, type ClusterName, isClusterName, networkOf } from './clusters.ts'
import { readSolanaConfig } from './solanaConfig.ts'

/** What names a network. */
export interface ClusterOptions {
  readonly cluster?: string | undefined
  readonly url?: string | undefined
}

/** Where a command finds its network. */
export interface Node {
  /** Name of the network that it has to be of; undefined = any. */
  readonly cluster: ClusterName | undefined
  /** May hold a key and is never shown. */
  readonly rpcUrl: string
  /** Host and port. */
  readonly host: string
  readonly isOnThisMachine: boolean
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Finds the node by `--url`, `--cluster`, the Solana CLI's settings or, failing all, this machine.
 * Nothing is asked of it.
 *
 * @throws CLUSTER_UNKNOWN, FILE_NOT_READABLE for the settings, USAGE_INVALID for an url that is none.
 */
export function findNode({ cluster, url }: ClusterOptions, env: NodeJS.ProcessEnv): Node {
  if (cluster !== undefined && !isClusterName(cluster)) {
    throw new MintlineError('CLUSTER_UNKNOWN', { cluster, known: CLUSTER_NAMES })
  }
  const rpcUrl = url ?? (cluster ? defaultUrl(cluster) : configuredUrl(env))
  const { host, hostname } = parseUrl(rpcUrl)
  return { cluster, rpcUrl, host, isOnThisMachine: LOOPBACK.has(hostname) }
}

function parseUrl(rpcUrl: string): URL {
  const url = URL.canParse(rpcUrl) ? new URL(rpcUrl) : undefined
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new MintlineError('USAGE_INVALID', { reason: 'An url starts with http:// or https://' })
  }
  if (url.username !== '' || url.password !== '') {
    const reason = 'An url of a node holds no user name or password: put the key into its path'
    throw new MintlineError('USAGE_INVALID', { reason })
  }
  return url
}

function configuredUrl(env: NodeJS.ProcessEnv): string {
  return readSolanaConfig(env).rpcUrl ?? defaultUrl('localnet')
}

function defaultUrl(cluster: ClusterName): string {
  const [url] = networkOf(cluster).rpc
  if (url === undefined) throw new Error(`The list of networks has no node for ${cluster}.`)
  return url
}
