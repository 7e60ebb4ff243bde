import { type RefObject, useEffect } from 'react'
import { heightMessage } from '../lib/heightMessage.ts'

/** Reports an element's height to the embedding page whenever it changes. */
export function usePostedHeight(element: RefObject<HTMLElement | null>, isEmbedded: boolean): void {
  useEffect(() => {
    const { current } = element
    if (!current || !isEmbedded || window.parent === window) return
    const observer = new ResizeObserver(() => {
      // To any page: the height is no secret.
      window.parent.postMessage(heightMessage(current.getBoundingClientRect().height), '*')
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, isEmbedded])
}
