import { Check } from 'lucide-react'
import { Checkbox } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { ChoiceLabel } from './ChoiceLabel.tsx'

interface CheckboxFieldProps {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
}

/** A checkbox in a form. */
export function CheckboxField({
  label,
  hint,
  checked,
  onCheckedChange,
  disabled,
}: CheckboxFieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <div className="flex gap-2.5">
      <Checkbox.Root
        id={id}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next === true)}
        disabled={disabled}
        aria-describedby={hint ? hintId : undefined}
        className="mt-0.5 flex size-4.5 shrink-0 items-center justify-center rounded-[5px] border border-line-strong bg-surface hover:border-subtle disabled:opacity-50 data-[state=checked]:border-transparent data-[state=checked]:bg-accent"
      >
        <Checkbox.Indicator>
          <Check aria-hidden="true" strokeWidth={3} className="size-3.5 text-accent-ink" />
        </Checkbox.Indicator>
      </Checkbox.Root>
      <ChoiceLabel htmlFor={id} hintId={hintId} label={label} hint={hint} />
    </div>
  )
}
