import type { Settings } from '../config/settings.ts'
import type { Pools } from '../database/pools/openPools.ts'
import { failureLimit } from '../users/sign-in/failureLimit.ts'
import type { UserServices } from '../users/userServices.ts'

/** Creates the user services from settings. */
export function userServicesOf(
  settings: Pick<Settings, 'nodes' | 'publicUrl' | 'origins' | 'marketplaceLimits'>,
  { write: writer }: Pick<Pools, 'write'>,
  { risks, now }: Pick<UserServices, 'risks' | 'now'>,
): UserServices {
  const { nodes, publicUrl, origins, marketplaceLimits: limits } = settings
  return {
    writer,
    nodes,
    named: { publicUrl, origins },
    failures: failureLimit(now),
    risks,
    limits,
    now,
  }
}
