import { fetchDropProfile } from '@mintline/evm'
import { resources } from '#entities/metadata/lib/pictureUrl.ts'
import type { withActivePhase as applied } from '../model/withActivePhase.tsx'

// Reads documents about a drop. A separate module, loaded when the drop shows.

/** Applies a link's active-phase document, with code that is loaded for such links only. */
export const withActivePhase: typeof applied = async (...input) =>
  (await import('../model/withActivePhase.tsx')).withActivePhase(...input)

/** Reads the drop's texts through the host's IPFS gateway. */
export const fetchTexts: typeof fetchDropProfile = (connection, input, options) =>
  fetchDropProfile(connection, { ...input, resources }, options)
