import { isOnThisMachine } from '@mintline/core/networks'

/**
 * Returns true for the local network if all its nodes are on this machine.
 *
 * @param localSlug Slug of the blockchain's local network.
 */
export function isLocalNetwork(
  localSlug: string,
  { slug }: { readonly slug: string },
  nodeUrls: readonly string[],
): boolean {
  return slug === localSlug && nodeUrls.every(isOnThisMachine)
}
