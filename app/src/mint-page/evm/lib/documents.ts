import type { AskOptions } from '@mintline/core/node'
import {
  type DropState,
  fetchDropProfile,
  fetchUsualMintFee,
  type ReadConnection,
} from '@mintline/evm'
import { resources } from '#entities/metadata/lib/pictureUrl.ts'
import type { withActivePhase as applied } from '../model/withActivePhase.tsx'

// Reads documents about a drop. A separate module, loaded when the drop shows.

/** Applies a link's active-phase document, with code that is loaded for such links only. */
export const withActivePhase: typeof applied = async (...input) =>
  (await import('../model/withActivePhase.tsx')).withActivePhase(...input)

/** Reads the drop's texts through the host's IPFS gateway, and about what gas for an item costs. */
export async function fetchTexts(connection: ReadConnection, drop: DropState, options: AskOptions) {
  const [profile, amount] = await Promise.all([
    fetchDropProfile(connection, { drop, resources }, options),
    // Without it, the page only says less.
    fetchUsualMintFee(connection, options).catch(() => 0n),
  ])
  return { ...profile, networkFee: { amount, currency: drop.network.nativeCurrency } }
}
