import { CircleAlert } from 'lucide-react'

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
