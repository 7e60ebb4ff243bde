import { MintlineError, networkByGenesisHash } from '@mintline/core'
import { createConnection } from '@mintline/solana'
import type { Connection } from '@solana/web3.js'
import type { Currency } from '../amounts/amount.ts'
import { CLUSTER_NAMES, type ClusterName, isClusterName, networkOf } from './clusters.ts'
import { readSolanaConfig } from './solanaConfig.ts'

/** The network that a command works on, checked to be what its name says. */
export interface Cluster {
  readonly connection: Connection
  /** In base58; tells networks apart in what is kept on disk. */
  readonly genesisHash: string
  /** For people: `Solana Devnet`, or the host of a network that is nobody's. */
  readonly name: string
  /** Host and port of the node; the whole url may hold a key and is never shown. */
  readonly host: string
  /** What amounts are shown in and may be written in. */
  readonly currency: Currency
  /** Whether money may be real: a mainnet, or an unknown network that is not on this machine. */
  readonly isMainnet: boolean
  /** Whether it is a network of one's own: of an unknown genesis hash, with its node on this machine. */
  readonly isLocal: boolean
}

/** What names a network. */
export interface ClusterOptions {
  readonly cluster?: string | undefined
  readonly url?: string | undefined
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Finds the node by `--url`, `--cluster`, the Solana CLI's settings or, failing all, this machine,
 * and asks it which network it is of.
 *
 * @throws CLUSTER_UNKNOWN, CLUSTER_MISMATCH, USAGE_INVALID for an url that is none.
 * @throws NODE_NOT_AVAILABLE
 */
export async function resolveCluster(
  { cluster, url }: ClusterOptions,
  env: NodeJS.ProcessEnv,
): Promise<Cluster> {
  if (cluster !== undefined && !isClusterName(cluster)) {
    throw new MintlineError('CLUSTER_UNKNOWN', { cluster, known: CLUSTER_NAMES })
  }
  const rpcUrl = url ?? (cluster ? defaultUrl(cluster) : configuredUrl(env))
  const { host, hostname } = parseUrl(rpcUrl)
  const connection = createConnection(rpcUrl)
  const genesisHash = await askGenesisHash(connection, host)
  const network = networkByGenesisHash(genesisHash)
  const isLocal = network === undefined && LOOPBACK.has(hostname)
  const name = network?.name ?? (isLocal ? networkOf('localnet').name : host)
  if (cluster) assertCluster(cluster, { host, actual: name, genesisHash, isLocal })
  return {
    connection,
    genesisHash,
    name,
    host,
    currency: network?.blockchain === 'ECLIPSE' ? 'ETH' : 'SOL',
    isMainnet: network ? !network.testnet : !isLocal,
    isLocal,
  }
}

interface Found {
  readonly host: string
  readonly actual: string
  readonly genesisHash: string
  readonly isLocal: boolean
}

function assertCluster(cluster: ClusterName, { host, actual, genesisHash, isLocal }: Found): void {
  const expected = networkOf(cluster).genesisHash
  // A local network makes up its own genesis hash, so it is known by where it is.
  const matches = expected === undefined ? isLocal : expected === genesisHash
  if (!matches) throw new MintlineError('CLUSTER_MISMATCH', { cluster, host, actual })
}

async function askGenesisHash(connection: Connection, host: string): Promise<string> {
  try {
    return await connection.getGenesisHash()
  } catch (cause) {
    // The reason of a failed request may hold the url, and that a key.
    const reason = `${host} is not reachable`
    throw new MintlineError('NODE_NOT_AVAILABLE', { method: 'getGenesisHash', reason }, { cause })
  }
}

function parseUrl(rpcUrl: string): URL {
  const url = URL.canParse(rpcUrl) ? new URL(rpcUrl) : undefined
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new MintlineError('USAGE_INVALID', { reason: 'An url starts with http:// or https://' })
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
