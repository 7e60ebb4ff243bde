import { type RefObject, useEffect } from 'react'
import { heightMessage } from '../lib/heightMessage.ts'

/** Tells the page around this one how high an element is, whenever that changes. */
export function usePostedHeight(element: RefObject<HTMLElement | null>, isEmbedded: boolean): void {
  useEffect(() => {
    const { current } = element
    if (!current || !isEmbedded || window.parent === window) return
    const observer = new ResizeObserver(() => {
      // To whoever it is: a height is no secret.
      window.parent.postMessage(heightMessage(current.getBoundingClientRect().height), '*')
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, isEmbedded])
}
