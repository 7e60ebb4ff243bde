import type { ReactNode } from 'react'

/** Attribute that holds the input path for the fields in an element. */
const FIELD_PATH = 'data-field-path'

const CONTROLS = 'input, textarea, [role=radio][tabindex="0"], button'

/** Returns the path of the anchor around an element that lost the focus; undefined if the next element is in it too. */
export function leftPath(left: Element, entered: Element | null): string | undefined {
  const anchor = left.closest(`[${FIELD_PATH}]`)
  if (!anchor || anchor.contains(entered)) return undefined
  return pathOf(anchor)
}

/** Focuses the control for an input path, and opens the section that hides it. */
export function focusField(page: ParentNode, path: string): void {
  const anchors = [...page.querySelectorAll<HTMLElement>(`[${FIELD_PATH}]`)]
  const anchor = anchors.find((candidate) => isPathWithin(path, pathOf(candidate)))
  if (!anchor) return
  const details = anchor.closest('details')
  if (details) details.open = true
  const rest = path.slice(pathOf(anchor).length + 1)
  const control =
    anchor.querySelector<HTMLElement>(`[name="${CSS.escape(rest)}"]`) ??
    anchor.querySelector<HTMLElement>('[aria-invalid=true]') ??
    anchor.querySelector<HTMLElement>(CONTROLS)
  control?.focus()
}

function pathOf(anchor: Element): string {
  return anchor.getAttribute(FIELD_PATH) ?? ''
}

/** Returns true if a path is another one or below it; everything is below ''. */
export function isPathWithin(path: string, other: string): boolean {
  return other === '' || path === other || path.startsWith(`${other}.`)
}

interface FieldAnchorProps {
  /** Input path for the fields inside. */
  path: string
  children: ReactNode
}

/** Marks fields with their input path, so that the form can tell which one was left, and focus one with an error. */
export function FieldAnchor({ path, children }: FieldAnchorProps) {
  return (
    <div {...{ [FIELD_PATH]: path }} className="min-w-0">
      {children}
    </div>
  )
}
