import {
  type EvmNetwork,
  isBlockchain,
  isEvmBlockchain,
  isOnThisMachine,
  networksOf,
} from '@mintline/core/networks'
import { monikerOf, parseUrl } from '../../cluster/nodeUrl.ts'
import { CommandError } from '../../errors/commandError.ts'
import { networkBySlug } from './evmNetworks.ts'

/** Options and settings that select a network. */
export interface ChainOptions {
  /** `--chain`. */
  readonly chain: string | undefined
  /** `--url`. */
  readonly url: string | undefined
  /** Slug in the config; undefined = no config. */
  readonly configured: string | undefined
  /** `--contract`, which may name a blockchain. */
  readonly contract: string | undefined
}

/** The node of a command on an EVM chain. */
export interface EvmNode {
  /** Required network; undefined = any. */
  readonly network: EvmNetwork | undefined
  /** In the order in which they are asked. They may contain keys and are never shown. */
  readonly urls: readonly [string, ...string[]]
  /** Host and port of the first one. */
  readonly host: string
  readonly isOnThisMachine: boolean
}

const BLOCKCHAIN = /^([A-Z0-9]+):/

/**
 * Finds the node: that of `--url`, otherwise the public nodes of the network. Makes no request.
 *
 * @throws CHAIN_NOT_GIVEN, CHAIN_UNKNOWN, USAGE_INVALID for an invalid url
 */
export function findEvmNode(options: ChainOptions): EvmNode {
  const network = requiredNetwork(options)
  const urls = options.url === undefined ? publicNodes(network) : ([givenUrl(options.url)] as const)
  return {
    network,
    urls,
    host: parseUrl(urls[0]).host,
    isOnThisMachine: isOnThisMachine(urls[0]),
  }
}

/** By `--chain`, otherwise by the config, otherwise the mainnet of the union id in `--contract`. */
function requiredNetwork({ chain, configured, contract = '' }: ChainOptions) {
  if (chain !== undefined) return networkBySlug(chain)
  const [, blockchain] = BLOCKCHAIN.exec(contract) ?? []
  const fromConfig = configured === undefined ? undefined : networkBySlug(configured)
  if (blockchain === undefined || fromConfig?.blockchain === blockchain) return fromConfig
  if (!isBlockchain(blockchain) || !isEvmBlockchain(blockchain)) return fromConfig
  return networksOf(blockchain)[0]
}

function publicNodes(network: EvmNetwork | undefined): readonly [string, ...string[]] {
  const [first, ...others] = network?.rpc ?? []
  if (first === undefined) throw new CommandError('CHAIN_NOT_GIVEN', {})
  return [first, ...others]
}

/** The option also accepts names of Solana's networks. */
function givenUrl(url: string): string {
  if (monikerOf(url) === undefined) return url
  const reason = `--url takes a url that starts with http:// or https://, not ${url}`
  throw new CommandError('USAGE_INVALID', { reason })
}
