import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to a form's first invalid input after each refusal.
 *
 * @param refusals - number of refusals so far; 0 = none
 */
export function useFocusOnRefusal(refusals: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
  }, [refusals])
  return form
}
