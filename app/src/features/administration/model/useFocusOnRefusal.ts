import { type RefObject, useEffect, useRef } from 'react'

/**
 * Takes the focus to the first input of a form that is wrong, each time that it was refused.
 *
 * @param refusals - how often that was; 0 = everything was right
 */
export function useFocusOnRefusal(refusals: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
  }, [refusals])
  return form
}
