import { BLOCKCHAINS, type EvmNetwork, isEvmBlockchain, networksOf } from '@mintline/core/networks'
import { CommandError } from '../../errors/commandError.ts'
import { similarTo } from '../../output/didYouMean.ts'

/** Slug of the network that runs on this machine. */
export const LOCAL_CHAIN = 'local-development'

/** Networks to suggest where none is similar. */
const EXAMPLES = ['base', 'base-sepolia', LOCAL_CHAIN]

/**
 * The EVM network with a slug.
 *
 * @throws CHAIN_UNKNOWN
 */
export function networkBySlug(slug: string): EvmNetwork {
  const networks = evmNetworks()
  const found = networks.find((network) => network.slug === slug)
  if (found) return found
  const near = similarTo(
    slug,
    networks.map((network) => network.slug),
  )
  const similar = near.length > 0 ? near : EXAMPLES
  throw new CommandError('CHAIN_UNKNOWN', { chain: slug, similar })
}

function evmNetworks(): EvmNetwork[] {
  return BLOCKCHAINS.filter(isEvmBlockchain).flatMap((blockchain) => [...networksOf(blockchain)])
}
