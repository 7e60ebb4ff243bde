import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

/** From this length on, only rows in view are rendered. */
const LONG = 100
const ROW_HEIGHT = 44

/** The rows to render, and the heights of the gaps before and after them. */
export function useVisibleRows<Row>(
  rows: readonly Row[],
  scroller: RefObject<HTMLDivElement | null>,
) {
  const isLong = rows.length > LONG
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isLong,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  })
  if (!isLong) {
    return { visible: rows.map((row, index) => ({ row, index })), before: 0, after: 0, isLong }
  }
  const items = virtualizer.getVirtualItems()
  const visible = items.flatMap(({ index }) => {
    const row = rows[index]
    return row === undefined ? [] : [{ row, index }]
  })
  const before = items[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return { visible, before, after, isLong }
}
