import { CommandError } from '../errors/commandError.ts'
import type { ClusterName } from './clusterNames.ts'

/** Names of the Solana CLI for its networks, and their first letters. */
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
  '--url takes an url that starts with http:// or https://, or localhost, devnet, testnet or mainnet-beta'

/**
 * The value of `--url` as it is, once it is known to be an url or a name of the Solana CLI.
 *
 * @throws USAGE_INVALID, without the value, which may hold a key
 */
export function checkedUrl(url: string): string {
  if (monikerOf(url) === undefined) parseUrl(url)
  return url
}

/** The network that the Solana CLI calls by this name; undefined where it calls none so. */
export function monikerOf(url: string): ClusterName | undefined {
  return Object.hasOwn(MONIKERS, url) ? MONIKERS[url] : undefined
}

/**
 * The url of a node.
 *
 * @throws USAGE_INVALID, without the value, which may hold a key
 */
export function parseUrl(rpcUrl: string): URL {
  const url = URL.canParse(rpcUrl) ? new URL(rpcUrl) : undefined
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new CommandError('USAGE_INVALID', { reason: NO_URL })
  }
  if (url.username !== '' || url.password !== '') {
    const reason = 'An url of a node holds no user name or password: put the key into its path'
    throw new CommandError('USAGE_INVALID', { reason })
  }
  return url
}
