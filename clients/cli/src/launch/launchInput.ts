import type { PriceTokens } from '../amounts/priceTokens.ts'
import type { LoadedConfig } from '../config/loadedConfig.ts'
import type { PhaseList } from '../lists/readPhaseLists.ts'
import type { WriteSession } from '../sending/writeSession.ts'

/** Everything that a launch reads before it sends anything. */
export interface LaunchInput {
  readonly session: WriteSession
  readonly loaded: LoadedConfig
  /** The config's tokens. */
  readonly tokens: PriceTokens
  /** By phase index. */
  readonly lists: readonly PhaseList[]
  /** Wait for another process that changes one of the lists. */
  readonly wait: boolean
}
