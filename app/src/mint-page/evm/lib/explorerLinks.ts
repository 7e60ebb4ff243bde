// Separate, so that the page shows a drop before it loads the explorers for all networks, and what names need.

import { evmExplorerUrl } from '@mintline/core/networks'
import type { ReadOnlyConnection } from '@mintline/evm'
import type { MintNetwork } from '../../model/mintNetworkContext.ts'

/** Returns a network's explorer pages, and its name registry. */
export function linksOf({
  client,
  network,
}: ReadOnlyConnection): Pick<MintNetwork, 'explorer' | 'openNames'> {
  return {
    explorer: (page) => network && evmExplorerUrl(page, network),
    openNames: async () => {
      const { connectChain, ensRegistry } = await import('./openNames.ts')
      return ensRegistry(connectChain(client, { network }))
    },
  }
}
