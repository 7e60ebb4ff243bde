import { DEFAULT_IPFS_GATEWAY } from '@mintline/core'
import type { Settings } from '../config/settings.ts'
import type { PlatformFacts } from '../marketplace/routes/route.ts'

/** Returns the platform settings that answers contain. */
export function platformFactsOf({
  ipfsGateway = DEFAULT_IPFS_GATEWAY,
  wrappedEther,
}: Pick<Settings, 'ipfsGateway' | 'wrappedEther'>): PlatformFacts {
  return { ipfsGateway, wrappedEther }
}
