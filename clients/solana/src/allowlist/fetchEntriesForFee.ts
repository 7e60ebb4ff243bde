import { PHASE_TYPES } from '@mintline/core/mint'
import type { AskOptions } from '@mintline/core/node'
import { flatFeeOf } from '../plans/problems/flatFee.ts'
import type { PlatformFeeInput } from '../plans/problems/platformFee.ts'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import { fetchAllowlist } from '../reads/fetchAllowlist.ts'
import type { AllowlistEntry } from '../reads/records/userAllowListData.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'

/**
 * Fetches the entries in all allowlist phases if a flat fee is to rise, which `planModifyPlatformFee` needs then;
 * returns none otherwise.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason
 */
export async function fetchEntriesForFee(
  connection: ReadConnection,
  {
    info: { editions, phases, platformFees },
    platformFee: { isFeeFlat, platformFeeValue },
  }: { readonly info: CollectionInfo; readonly platformFee: PlatformFeeInput },
  options: AskOptions = {},
): Promise<readonly AllowlistEntry[]> {
  if (!isFeeFlat || platformFeeValue <= flatFeeOf(platformFees)) return []
  const hasEntries = phases.map(({ phaseType }) => PHASE_TYPES[phaseType].hasEntries)
  if (!hasEntries.includes(true)) return []
  const entries = await fetchAllowlist(connection, { deployment: editions }, options)
  return entries.filter(({ phaseIndex }) => hasEntries[phaseIndex])
}
