import {
  type Blockchain,
  isBlockchain,
  isOnThisMachine,
  type Network,
} from '@mintline/core/networks'
import { monikerOf, parseUrl } from '../cluster/nodeUrl.ts'
import { CommandError } from '../errors/commandError.ts'
import { chainKindOf } from './chainKind.ts'
import { chainKindInConfig, running } from './networkNamed.ts'

/** Options and settings that select a network. */
export interface ChainOptions {
  /** `--chain`. */
  readonly chain: string | undefined
  /** `--url`. */
  readonly url: string | undefined
  /** The chain in the config; undefined = no config. */
  readonly configured: string | undefined
  /** `--contract`, which may name a blockchain. */
  readonly contract: string | undefined
}

/** The networks of one chain kind. */
export interface NetworkKind<Of extends Network> {
  /** @throws CHAIN_UNKNOWN, NETWORK_ENDED */
  named(name: string): Of
  /** Undefined for a blockchain of another kind. */
  mainnetOf(blockchain: Blockchain): Of | undefined
  /** True if a node may be named by a websocket url. Default: false. */
  readonly takesSockets?: boolean
}

/** A command's node. */
export interface ChainNode<Of extends Network> {
  /** Required network; undefined = any. */
  readonly network: Of | undefined
  /** In the order in which they are asked. They may contain keys and are never shown. */
  readonly urls: readonly [string, ...string[]]
  /** The first url's host and port. */
  readonly host: string
  readonly isOnThisMachine: boolean
}

const BLOCKCHAIN = /^([A-Z0-9]+):/

/**
 * Finds the node: from `--url`, otherwise the network's public nodes. Makes no request.
 *
 * @throws CHAIN_NOT_GIVEN, CHAIN_UNKNOWN, NETWORK_ENDED, USAGE_INVALID for an invalid url
 */
export function findChainNode<Of extends Network>(
  options: ChainOptions,
  kind: NetworkKind<Of>,
): ChainNode<Of> {
  const network = requiredNetwork(options, kind)
  const urls = options.url === undefined ? publicNodes(network) : ([givenUrl(options.url)] as const)
  return {
    network,
    urls,
    host: parseUrl(urls[0], kind).host,
    isOnThisMachine: isOnThisMachine(urls[0]),
  }
}

/**
 * Finds the network by `--chain`, otherwise by the config, otherwise as the mainnet for the union id in `--contract`.
 */
function requiredNetwork<Of extends Network>(
  { chain, configured, contract = '' }: ChainOptions,
  { named, mainnetOf }: NetworkKind<Of>,
): Of | undefined {
  if (chain !== undefined) return named(chain)
  const [, blockchain = ''] = BLOCKCHAIN.exec(contract) ?? []
  const mainnet = isBlockchain(blockchain) ? mainnetOf(blockchain) : undefined
  // The config may belong to a drop on another kind of chain.
  if (mainnet && chainKindInConfig(configured) !== chainKindOf(mainnet.blockchain)) {
    return running(mainnet)
  }
  const fromConfig = configured === undefined ? undefined : named(configured)
  return mainnet && fromConfig?.blockchain !== blockchain ? running(mainnet) : fromConfig
}

function publicNodes(network: Network | undefined): readonly [string, ...string[]] {
  const [first, ...others] = network?.rpc ?? []
  if (first === undefined) throw new CommandError('CHAIN_NOT_GIVEN', {})
  return [first, ...others]
}

/** The option also accepts Solana's network names. */
function givenUrl(url: string): string {
  if (monikerOf(url) === undefined) return url
  const reason = `--url takes a url that starts with http:// or https://, not ${url}`
  throw new CommandError('USAGE_INVALID', { reason })
}
