/** Marks where on the page the fields of a path are. */
export const PLACE_MARK = 'data-place'

const CONTROLS = 'input, textarea, [role=radio][tabindex="0"], button'

/** The path of the place that an element is in, unless the other one is in it too. */
export function placeLeft(left: Element, entered: Element | null): string | undefined {
  const place = left.closest(`[${PLACE_MARK}]`)
  if (!place || place.contains(entered)) return undefined
  return markOf(place)
}

/** Gives the focus to the control that a path of the input is entered in, opening what hides it. */
export function focusField(page: ParentNode, path: string): void {
  const places = [...page.querySelectorAll<HTMLElement>(`[${PLACE_MARK}]`)]
  const place = places.find((candidate) => isWithin(path, markOf(candidate)))
  if (!place) return
  const details = place.closest('details')
  if (details) details.open = true
  const rest = path.slice(markOf(place).length + 1)
  const control =
    place.querySelector<HTMLElement>(`[name="${CSS.escape(rest)}"]`) ??
    place.querySelector<HTMLElement>('[aria-invalid=true]') ??
    place.querySelector<HTMLElement>(CONTROLS)
  control?.focus()
}

function markOf(place: Element): string {
  return place.getAttribute(PLACE_MARK) ?? ''
}

function isWithin(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}.`)
}
