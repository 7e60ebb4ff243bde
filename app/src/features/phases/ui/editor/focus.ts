/** Controls for input. */
const CONTROLS = 'input, [role="combobox"], [role="switch"]'

/** Focuses the first control in an element, and scrolls it into view. */
export function focusFirstControl(element: Element | null | undefined): void {
  focusFirst(element, CONTROLS)
}

/** Focuses the first invalid control likewise. */
export function focusFirstWrong(element: Element | null | undefined): void {
  focusFirst(element, '[aria-invalid="true"]')
}

/** Focuses the first button likewise. */
export function focusFirstButton(element: Element | null | undefined): void {
  focusFirst(element, 'button')
}

function focusFirst(element: Element | null | undefined, selector: string): void {
  const found = element?.querySelector<HTMLElement>(selector)
  found?.focus({ preventScroll: true })
  found?.scrollIntoView({ block: 'center' })
}
