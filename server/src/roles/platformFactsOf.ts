import { DEFAULT_IPFS_GATEWAY } from '@mintline/core'
import type { Settings } from '../config/settings.ts'
import type { PlatformFacts } from '../marketplace/routes/route.ts'

/** Settings of the platform that answers have. */
export function platformFactsOf({
  ipfsGateway = DEFAULT_IPFS_GATEWAY,
  wrappedEther,
}: Pick<Settings, 'ipfsGateway' | 'wrappedEther'>): PlatformFacts {
  return { ipfsGateway, wrappedEther }
}
