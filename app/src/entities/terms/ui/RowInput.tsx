import type { ComponentProps } from 'react'
import { inputStyles } from '#shared/ui/inputStyles.ts'
import { FOCUS_MARK } from './useRowFocus.ts'

interface RowInputProps extends Omit<ComponentProps<'input'>, 'aria-label'> {
  label: string
  /** Element that says what is wrong; undefined = nothing is. */
  errorId: string | undefined
  /** For `useRowFocus`; undefined = it never takes the focus by itself. */
  focusMark?: string
}

/** An input in a row of others, with its label in words only. */
export function RowInput({ label, errorId, focusMark, className, ...rest }: RowInputProps) {
  return (
    <input
      aria-label={label}
      aria-invalid={errorId === undefined ? undefined : true}
      aria-describedby={errorId}
      {...{ [FOCUS_MARK]: focusMark }}
      className={inputStyles(className)}
      autoComplete="off"
      {...rest}
    />
  )
}
