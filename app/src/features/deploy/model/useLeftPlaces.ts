import { type FocusEvent, useEffect, useRef } from 'react'
import { placeLeft } from '../lib/places.ts'

/**
 * Tells which places of a form are left; for its `onBlur`. What is left by a press is told only after the
 * press: what appears then moves what is below it, and would move it away from under the finger.
 *
 * @param onLeave - told the path of the place
 */
export function useLeftPlaces(onLeave: (path: string) => void): (event: FocusEvent) => void {
  const isPressed = useRef(false)
  const left = useRef<string[]>([])
  const tell = useRef(onLeave)
  tell.current = onLeave
  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      // The click comes right after the release.
      setTimeout(() => {
        for (const path of left.current.splice(0)) tell.current(path)
      })
    }
    document.addEventListener('pointerdown', press, true)
    document.addEventListener('pointerup', release, true)
    document.addEventListener('pointercancel', release, true)
    return () => {
      document.removeEventListener('pointerdown', press, true)
      document.removeEventListener('pointerup', release, true)
      document.removeEventListener('pointercancel', release, true)
    }
  }, [])
  return ({ target, relatedTarget }) => {
    const path = placeLeft(target, relatedTarget)
    if (path === undefined) return
    if (isPressed.current) left.current.push(path)
    else tell.current(path)
  }
}
