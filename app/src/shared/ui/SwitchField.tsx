import { Switch } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { ChoiceLabel } from './ChoiceLabel.tsx'

interface SwitchFieldProps {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
}

/** A switch that takes effect at once. */
export function SwitchField({ label, hint, checked, onCheckedChange, disabled }: SwitchFieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <div className="flex items-start justify-between gap-4">
      <ChoiceLabel htmlFor={id} hintId={hintId} label={label} hint={hint} />
      <Switch.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        aria-describedby={hint ? hintId : undefined}
        className="mt-0.5 h-5.5 w-9.5 shrink-0 rounded-full border border-transparent bg-line-strong p-0.5 transition-colors disabled:opacity-50 data-[state=checked]:bg-accent"
      >
        <Switch.Thumb className="block size-4 rounded-full bg-thumb transition-transform data-[state=checked]:translate-x-4" />
      </Switch.Root>
    </div>
  )
}
