/** Widest and tallest stages, width by height: other pictures get bands. */
const WIDEST = 2
const TALLEST = 0.6

/** Returns the ratio of a stage for a picture's own, as stored; 1 = not known. */
export function shownRatio(stored: string | null): number {
  const ratio = Number(stored)
  return ratio > 0 ? Math.min(Math.max(ratio, TALLEST), WIDEST) : 1
}

/** Returns a loaded picture's width by its height; 1 for drawings without a size. */
export function loadedRatio({
  naturalWidth,
  naturalHeight,
}: Pick<HTMLImageElement, 'naturalWidth' | 'naturalHeight'>): number {
  return naturalWidth > 0 && naturalHeight > 0 ? naturalWidth / naturalHeight : 1
}
