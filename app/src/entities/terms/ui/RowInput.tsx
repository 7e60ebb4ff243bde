import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { type InputLooks, inputStyles } from '#shared/ui/inputStyles.ts'

interface RowInputProps extends Omit<ComponentProps<'input'>, 'aria-label'> {
  label: string
  /** Element with the error; undefined = no error. */
  errorId: string | undefined
  /** For `useRowFocus`; undefined = never focused automatically. */
  focusMark?: string
  looks?: InputLooks
}

/** An input in a row, with a label for screen readers only. */
export function RowInput({ label, errorId, focusMark, className, looks, ...rest }: RowInputProps) {
  return (
    <input
      aria-label={label}
      aria-invalid={errorId === undefined ? undefined : true}
      aria-describedby={errorId}
      {...{ [FOCUS_MARK]: focusMark }}
      className={inputStyles(className, looks)}
      autoComplete="off"
      {...rest}
    />
  )
}

/** Marks controls that take the focus when rows are added or removed. */
export const FOCUS_MARK = 'data-row-focus'

/**
 * Moves the focus after rows are added or removed: to the control with the first mark, else to the one with the second.
 */
export function useRowFocus(): {
  place: RefObject<HTMLFieldSetElement | null>
  focusNext: (mark: string, otherwise: string) => void
} {
  const place = useRef<HTMLFieldSetElement>(null)
  const wanted = useRef<readonly string[]>([])
  useEffect(() => {
    const marks = wanted.current
    wanted.current = []
    const found = marks
      .map((mark) => place.current?.querySelector<HTMLElement>(`[${FOCUS_MARK}="${mark}"]`))
      .find((element) => element && !element.matches(':disabled'))
    found?.focus()
  })
  return {
    place,
    focusNext: (...marks) => {
      wanted.current = marks
    },
  }
}
