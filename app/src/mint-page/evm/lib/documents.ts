import type { withActivePhase as applied } from '../model/withActivePhase.tsx'

/** Documents about a drop. A module of its own, which is loaded when the drop shows. */
export { fetchDropProfile as fetchTexts } from '@mintline/evm'

/** Applies the active-phase document of a link, with code that is loaded for such links only. */
export const withActivePhase: typeof applied = async (...input) =>
  (await import('../model/withActivePhase.tsx')).withActivePhase(...input)
