import { CommandError } from '../errors/commandError.ts'
import type { ClusterName } from './clusterNames.ts'

/** The Solana CLI's network names, and their first letters. */
const MONIKERS: Readonly<Record<string, ClusterName>> = {
  localhost: 'localnet',
  devnet: 'devnet',
  testnet: 'testnet',
  'mainnet-beta': 'mainnet',
  l: 'localnet',
  d: 'devnet',
  t: 'testnet',
  m: 'mainnet',
}

const NO_URL =
  '--url takes a url that starts with http:// or https://, or localhost, devnet, testnet or mainnet-beta'

const PROTOCOLS = ['http:', 'https:']
const WITH_SOCKETS = [...PROTOCOLS, 'ws:', 'wss:']

/**
 * Checks that the value of `--url` is a url or one of the Solana CLI's network names, and returns it.
 *
 * @throws USAGE_INVALID, without the value, which may contain a key
 */
export function checkedUrl(url: string): string {
  if (monikerOf(url) === undefined) parseUrl(url)
  return url
}

/** Returns the network with this name in the Solana CLI; undefined for any other text. */
export function monikerOf(url: string): ClusterName | undefined {
  return Object.hasOwn(MONIKERS, url) ? MONIKERS[url] : undefined
}

/**
 * Parses a node's url: http or https, also a websocket's where a chain takes those.
 *
 * @throws USAGE_INVALID, without the value, which may contain a key
 */
export function parseUrl(rpcUrl: string, { takesSockets = false } = {}): URL {
  const url = URL.canParse(rpcUrl) ? new URL(rpcUrl) : undefined
  if (!url || !(takesSockets ? WITH_SOCKETS : PROTOCOLS).includes(url.protocol)) {
    throw new CommandError('USAGE_INVALID', { reason: NO_URL })
  }
  if (url.username !== '' || url.password !== '') {
    const reason =
      'The url of a node cannot have a user name or password: put the key into its path'
    throw new CommandError('USAGE_INVALID', { reason })
  }
  return url
}
