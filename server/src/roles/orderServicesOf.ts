import { BLOCKCHAINS, isEvmBlockchain } from '@mintline/core/networks'
import { WHOLE_CHAIN } from '../config/chainSettings.ts'
import type { Settings } from '../config/settings.ts'
import type { Pools } from '../database/pools/openPools.ts'
import type { OrderServices } from '../orders/orderServices.ts'
import type { Seaports } from '../orders/seaport/seaports.ts'

/** Creates the order services from settings. */
export function orderServicesOf(
  settings: Pick<
    Settings,
    'nodes' | 'chains' | 'exchanges' | 'seaport' | 'orderLimits' | 'platform'
  >,
  { write: writer }: Pick<Pools, 'write'>,
): OrderServices {
  const { nodes, exchanges, orderLimits: limits, platform } = settings
  return { writer, nodes, exchanges, seaports: seaportsOf(settings), limits, platform }
}

/** Orders are accepted for the Seaport contracts whose events are read. */
function seaportsOf({ chains, seaport }: Pick<Settings, 'chains' | 'seaport'>): Seaports {
  return Object.fromEntries(
    BLOCKCHAINS.filter(isEvmBlockchain).map((blockchain) => {
      const { conduit, fee, royalties = false } = seaport[blockchain] ?? {}
      const { seaports: contracts } = chains[blockchain] ?? WHOLE_CHAIN
      return [blockchain, { contracts, conduit, fee, royalties }]
    }),
  )
}
