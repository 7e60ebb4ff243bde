import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from '../lib/cn.ts'

/** Properties that all fields share. */
export interface FieldProps {
  label: ReactNode
  /** Help about the input: units, scope and the meaning of 0. */
  hint?: ReactNode
  /** One sentence that says what to change; marks the field as invalid. */
  error?: string | undefined
  /** True to show "optional" beside the label. */
  optional?: boolean
}

/** Attributes that link a control to its label, hint and error. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldLayout extends FieldProps {
  children: (control: FieldControl) => ReactNode
  className?: string | undefined
}

/** A control with its label, hint and error, linked for screen readers. */
export function Field({ label, hint, error, optional, children, className }: FieldLayout) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium text-ink">
          {label}
        </label>
        {optional && <span className="text-subtle text-xs">Optional</span>}
      </div>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
      {hint && (
        <p id={hintId} className="text-[0.8125rem] text-muted leading-5">
          {hint}
        </p>
      )}
    </div>
  )
}

interface FieldErrorProps {
  /** For the control's `aria-describedby`. */
  id?: string
  /** Undefined = no error. */
  children: string | undefined
}

/** Error below a control or a group: one sentence that says what to change. */
export function FieldError({ id, children }: FieldErrorProps) {
  if (!children) return null
  return (
    <p id={id} className="flex gap-1.5 break-words text-[0.8125rem] text-danger-text leading-5">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
