import { similarTo } from '@mintline/core'
import { CommandError } from '../errors/commandError.ts'

/**
 * Finds a network by slug.
 *
 * @param examples Slugs to suggest if none is similar.
 * @throws CHAIN_UNKNOWN
 */
export function networkBySlug<Network extends { readonly slug: string }>(
  networks: readonly Network[],
  slug: string,
  examples: readonly string[],
): Network {
  const found = networks.find((network) => network.slug === slug)
  if (found) return found
  const near = similarTo(
    slug,
    networks.map((network) => network.slug),
  )
  const similar = near.length > 0 ? near : examples
  throw new CommandError('CHAIN_UNKNOWN', { chain: slug, similar })
}
