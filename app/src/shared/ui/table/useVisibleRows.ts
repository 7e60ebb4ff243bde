import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

/** From this length on, only rows in view are rendered. */
const LONG = 100
const ROW_HEIGHT = 44

/** Positions to render, and the heights of the gaps before and after them. */
export interface VisibleRows {
  readonly from: number
  /** Position after the last. */
  readonly until: number
  readonly before: number
  readonly after: number
  /** True if not all rows are rendered. */
  readonly isLong: boolean
}

/** Returns the rows in view. */
export function useVisibleRows(
  count: number,
  scroller: RefObject<HTMLDivElement | null>,
): VisibleRows {
  const isLong = count > LONG
  const virtualizer = useVirtualizer({
    count,
    enabled: isLong,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  })
  if (!isLong) return { from: 0, until: count, before: 0, after: 0, isLong }
  const items = virtualizer.getVirtualItems()
  const [first, last] = [items[0], items.at(-1)]
  return {
    from: first?.index ?? 0,
    until: last ? last.index + 1 : 0,
    before: first?.start ?? 0,
    after: virtualizer.getTotalSize() - (last?.end ?? 0),
    isLong,
  }
}
