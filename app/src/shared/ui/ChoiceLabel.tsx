import type { ReactNode } from 'react'

interface ChoiceLabelProps {
  /** Id of the control. */
  htmlFor: string
  /** Id of the hint, for the control's `aria-describedby`. */
  hintId: string
  label: ReactNode
  hint: ReactNode
}

/** Label and hint beside a checkbox or a switch. */
export function ChoiceLabel({ htmlFor, hintId, label, hint }: ChoiceLabelProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={htmlFor} className="cursor-pointer font-medium">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-[0.8125rem] text-muted leading-5">
          {hint}
        </p>
      )}
    </div>
  )
}
