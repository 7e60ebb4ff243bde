import { isOnThisMachine } from '@mintline/core/networks'

/**
 * True for the local network where all of its nodes are on this machine.
 *
 * @param localSlug Slug of the local network of the blockchain.
 */
export function isLocalNetwork(
  localSlug: string,
  { slug }: { readonly slug: string },
  nodeUrls: readonly string[],
): boolean {
  return slug === localSlug && nodeUrls.every(isOnThisMachine)
}
