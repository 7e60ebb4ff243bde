import { type RefObject, useEffect, useRef } from 'react'

/** Focuses an element when it appears, because the one with the focus was removed. */
export function useFocusOnMount<E extends HTMLElement>(isWanted = true): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    if (isWanted) element.current?.focus()
  }, [isWanted])
  return element
}
