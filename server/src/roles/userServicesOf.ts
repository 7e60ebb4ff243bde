import { parseUnionAddress } from '@mintline/core/identifiers'
import type { Settings } from '../config/settings.ts'
import { keyText, walletKey } from '../database/keys/index.ts'
import type { Pools } from '../database/pools/openPools.ts'
import { failureLimit } from '../users/sign-in/failureLimit.ts'
import type { UserServices } from '../users/userServices.ts'

/** Services of users, by the settings. */
export function userServicesOf(
  settings: Pick<
    Settings,
    'nodes' | 'publicUrl' | 'origins' | 'riskyWallets' | 'marketplaceLimits'
  >,
  { write: writer }: Pick<Pools, 'write'>,
  now: () => Date,
): UserServices {
  const { nodes, publicUrl, origins, riskyWallets, marketplaceLimits: limits } = settings
  return {
    writer,
    nodes,
    named: { publicUrl, origins },
    failures: failureLimit(now),
    riskyWallets:
      riskyWallets &&
      new Set(riskyWallets.map((wallet) => keyText(walletKey(parseUnionAddress(wallet))))),
    limits,
    now,
  }
}
