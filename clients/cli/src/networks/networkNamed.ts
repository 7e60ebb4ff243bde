import { similarTo } from '@mintline/core'
import { BLOCKCHAINS, type EvmNetwork, type Network, networksOf } from '@mintline/core/networks'
import { CommandError } from '../errors/commandError.ts'
import { type ChainKind, chainKindOf } from './chainKind.ts'

/** Suggestions for a name that is not similar to any. */
const EXAMPLES = ['base', 'base-sepolia', 'aptos-testnet', 'solana-devnet']

const MAX_SUGGESTIONS = 5

/** Shortest name that suggests the networks whose slugs contain it. */
const MIN_PART = 3

const ALL: readonly Network[] = BLOCKCHAINS.filter(chainKindOf).flatMap(
  (blockchain): readonly Network[] => networksOf(blockchain),
)

/** A network's names by precedence. A blockchain's name means its mainnet, which its list begins with. */
const NAMES: readonly ((network: Network) => string | undefined)[] = [
  ({ slug }) => slug,
  ({ name }) => name,
  // Aptos numbers its networks from 1 as well.
  (network) => (isEvm(network) ? `${network.chainId}` : undefined),
  ({ blockchain }) => blockchain,
  ({ shortName }) => shortName,
]

/**
 * Finds a network by slug, display name, chain id on EVM chains, blockchain or short name, in upper or lower case:
 * `base-sepolia`, `Base Sepolia`, `84532`, `BASE`, `eth`.
 *
 * @param networks Default: all networks with drops.
 * @throws CHAIN_UNKNOWN with similar names, NETWORK_ENDED
 */
export function networkNamed<Of extends Network = Network>(
  name: string,
  networks: readonly Of[] = ALL as readonly Of[],
): Of {
  const found = find(name, networks)
  if (found) return running(found)
  throw new CommandError('CHAIN_UNKNOWN', { chain: name, similar: suggestions(name, networks) })
}

/**
 * Returns a network that has not ended.
 *
 * @throws NETWORK_ENDED
 */
export function running<Of extends Network>(network: Of): Of {
  const { name, ended } = network
  if (ended !== undefined) throw new CommandError('NETWORK_ENDED', { network: name, ended })
  return network
}

/** Returns the chain kind for a network's name. Throws as `networkNamed` does. */
export function chainKindNamed(name: string): ChainKind {
  return kindOf(networkNamed(name))
}

/**
 * Returns the chain kind for the chain in a config; undefined is Solana, whose configs name none. An unknown name is
 * taken for the most similar one, so that the problem is reported with all others in the config.
 */
export function chainKindInConfig(name: string | undefined): ChainKind {
  if (name === undefined) return 'solana'
  const found = find(name, ALL)
  if (found) return kindOf(found)
  const [similar] = similarTo(plain(name), slugsOf(ALL))
  return similar === undefined ? 'evm' : chainKindNamed(similar)
}

function find<Of extends Network>(name: string, networks: readonly Of[]): Of | undefined {
  const wanted = plain(name)
  for (const nameOf of NAMES) {
    const found = networks.find((network) => plain(nameOf(network) ?? '') === wanted)
    if (found) return found
  }
  return undefined
}

function suggestions(name: string, networks: readonly Network[]): readonly string[] {
  const wanted = plain(name)
  const slugs = slugsOf(networks)
  const parts = wanted.length < MIN_PART ? [] : slugs.filter((slug) => slug.includes(wanted))
  const near = [...new Set([...similarTo(wanted, slugs), ...parts])].slice(0, MAX_SUGGESTIONS)
  if (near.length > 0) return near
  const examples = EXAMPLES.filter((slug) => slugs.includes(slug))
  return examples.length > 1 ? examples : slugs.slice(0, MAX_SUGGESTIONS)
}

/** Lower case, with hyphens between words, as in slugs. */
function plain(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
}

/** Returns the slugs to suggest: of networks that have not ended. */
function slugsOf(networks: readonly Network[]): string[] {
  return networks.filter(({ ended }) => ended === undefined).map(({ slug }) => slug)
}

function isEvm(network: Network): network is EvmNetwork {
  return chainKindOf(network.blockchain) === 'evm'
}

function kindOf({ blockchain, slug }: Network): ChainKind {
  const kind = chainKindOf(blockchain)
  if (!kind) throw new Error(`The list of networks with drops has ${slug}.`)
  return kind
}
