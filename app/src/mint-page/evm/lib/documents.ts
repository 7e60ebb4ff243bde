import type { withActivePhase as applied } from '../model/withActivePhase.tsx'

/** Reads documents about a drop. A separate module, loaded when the drop shows. */
export { fetchDropProfile as fetchTexts } from '@mintline/evm'

/** Applies a link's active-phase document, with code that is loaded for such links only. */
export const withActivePhase: typeof applied = async (...input) =>
  (await import('../model/withActivePhase.tsx')).withActivePhase(...input)
