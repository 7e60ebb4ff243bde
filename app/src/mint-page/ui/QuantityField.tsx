import { QuantityStepper } from './QuantityStepper.tsx'

export interface QuantityFieldProps {
  /** Items. */
  value: bigint
  /** Maximum; at least 1. */
  max: bigint
  /** The wallet's limits in a sentence; undefined = there are none. */
  limits: string | undefined
  onValueChange: (value: bigint) => void
}

/** Quantity with the wallet's limits beside it. */
export function QuantityField({ value, max, limits, onValueChange }: QuantityFieldProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium">Quantity</p>
        {limits && <p className="text-[0.8125rem] text-muted">{limits}</p>}
      </div>
      <QuantityStepper value={value} max={max} onValueChange={onValueChange} />
    </div>
  )
}
