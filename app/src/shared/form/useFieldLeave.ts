import { type FocusEvent, useEffect, useRef } from 'react'
import { leftPath } from './fieldAnchors.ts'

/**
 * Returns a handler for a form's `onBlur` that reports which anchored field was left. A field left by pressing
 * something is reported after the press: an error that appears earlier would move the target from under the finger.
 *
 * @param onLeave - called with the field's path
 */
export function useFieldLeave(onLeave: (path: string) => void): (event: FocusEvent) => void {
  const isPressed = useRef(false)
  const left = useRef<string[]>([])
  const report = useRef(onLeave)
  report.current = onLeave
  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      // The click follows the release.
      setTimeout(() => {
        for (const path of left.current.splice(0)) report.current(path)
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
    const path = leftPath(target, relatedTarget)
    if (path === undefined) return
    if (isPressed.current) left.current.push(path)
    else report.current(path)
  }
}
