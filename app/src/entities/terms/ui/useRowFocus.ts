import { type RefObject, useEffect, useRef } from 'react'

/** Marks controls that take the focus when rows are added or removed. */
export const FOCUS_MARK = 'data-row-focus'

/**
 * Moves the focus after rows are added or removed: to the control with the first mark, else to the one with the second.
 */
export function useRowFocus(): {
  place: RefObject<HTMLFieldSetElement | null>
  focusNext: (mark: string, otherwise: string) => void
} {
  const place = useRef<HTMLFieldSetElement>(null)
  const wanted = useRef<readonly string[]>([])
  useEffect(() => {
    const marks = wanted.current
    wanted.current = []
    const found = marks
      .map((mark) => place.current?.querySelector<HTMLElement>(`[${FOCUS_MARK}="${mark}"]`))
      .find((element) => element && !element.matches(':disabled'))
    found?.focus()
  })
  return {
    place,
    focusNext: (...marks) => {
      wanted.current = marks
    },
  }
}
