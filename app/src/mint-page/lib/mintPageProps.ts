import type { RuntimeConfig } from '#entities/cluster/lib/runtimeConfig.ts'
import type { MintLink } from './mintLink.ts'
import type { StoredSettings } from './storedSettings.ts'

/** Input for every chain's page. */
export interface MintPageProps {
  link: MintLink
  config: RuntimeConfig
  settings: StoredSettings
}
