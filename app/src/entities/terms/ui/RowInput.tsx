import type { ComponentProps } from 'react'
import { type InputLooks, inputStyles } from '#shared/ui/inputStyles.ts'
import { FOCUS_MARK } from './useRowFocus.ts'

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
