/** Stripes in the text's colour. */
export const HATCHED =
  'bg-[repeating-linear-gradient(135deg,transparent_0_4px,currentColor_4px_5px)]'

/** Column for names; on phones, names are above their lanes. */
export const LANE_LABEL = 'sm:w-44 sm:shrink-0'

/** Overlay over all lanes, beside that column. */
export const BESIDE_LABELS = 'absolute inset-y-0 right-0 left-0 sm:left-44'

/** Formats a share of the width. */
export function percent(share: number): string {
  return `${share.toFixed(3)}%`
}
