import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus to an element when it appears, because what had it is gone. */
export function useFocusOnMount<E extends HTMLElement>(isWanted = true): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    if (isWanted) element.current?.focus()
  }, [isWanted])
  return element
}
