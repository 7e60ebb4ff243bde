import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'

interface QuantityStepperProps {
  /** Items. */
  value: bigint
  /** Maximum; at least 1. */
  max: bigint
  onValueChange: (value: bigint) => void
}

/** Quantity with buttons for one fewer and one more. At a limit, a button stays and does nothing. */
export function QuantityStepper({ value, max, onValueChange }: QuantityStepperProps) {
  return (
    <fieldset className="flex shrink-0 items-center gap-1 rounded-xl border border-line-strong p-1">
      <legend className="sr-only">Quantity</legend>
      <StepButton
        label="One fewer"
        isAtBound={value <= 1n}
        onPress={() => onValueChange(value - 1n)}
      >
        <Minus aria-hidden="true" />
      </StepButton>
      <output
        aria-live="polite"
        aria-label="Items"
        className="min-w-9 text-center font-semibold text-base tabular-nums"
      >
        {String(value)}
      </output>
      <StepButton
        label="One more"
        isAtBound={value >= max}
        onPress={() => onValueChange(value + 1n)}
      >
        <Plus aria-hidden="true" />
      </StepButton>
    </fieldset>
  )
}

interface StepButtonProps {
  label: string
  isAtBound: boolean
  onPress: () => void
  children: ReactNode
}

function StepButton({ label, isAtBound, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtBound || undefined}
      onClick={isAtBound ? undefined : onPress}
      className={buttonStyles({ variant: 'ghost', size: 'icon-9' })}
    >
      {children}
    </button>
  )
}
