import { useState } from 'react'
import { amountText, type Currency } from '../lib/amountText.ts'
import { formatDecimal, formatGrouped, parseDecimal } from '../lib/decimal.ts'
import { useDraft } from '../lib/useDraft.ts'
import type { FieldProps } from './Field.tsx'
import { TextField } from './TextField.tsx'
import { UnitPicker } from './UnitPicker.tsx'

interface AmountFieldProps extends FieldProps {
  /** Base units; undefined = nothing entered, or nothing valid. */
  value: bigint | undefined
  onValueChange: (lamports: bigint | undefined) => void
  /** Currency of the network's fees: SOL or ETH, with nine decimals. */
  currency: Currency
  disabled?: boolean
  placeholder?: string
}

/** An amount of money, typed in whole coins or in lamports; exact to the last lamport. */
export function AmountField({
  value,
  onValueChange,
  currency,
  error,
  hint,
  ...rest
}: AmountFieldProps) {
  const [unit, setUnit] = useState<'coin' | 'lamports'>('coin')
  const decimals = unit === 'coin' ? currency.decimals : 0
  const draft = useDraft({
    value,
    format: (lamports) => formatDecimal(lamports, decimals),
    parse: (text) => parseDecimal(text, decimals),
    onValueChange,
  })
  const otherUnit =
    value === undefined || value === 0n
      ? undefined
      : unit === 'coin'
        ? `${formatGrouped(value, 0)} lamports`
        : amountText(value, currency)
  const hints = [otherUnit && `= ${otherUnit}.`, hint].filter(Boolean)
  return (
    <TextField
      {...rest}
      inputMode={unit === 'coin' ? 'decimal' : 'numeric'}
      value={draft.text}
      onChange={({ target }) => draft.type(target.value)}
      onBlur={draft.leave}
      error={draft.error ?? error}
      hint={
        hints.length === 0
          ? undefined
          : hints.map((part, index) => <span key={index === 0 ? 'value' : 'hint'}>{part} </span>)
      }
      trailing={
        <UnitPicker
          label="Unit of the amount"
          value={unit}
          // Typed text would mean another amount in the other unit, so it is reformatted.
          onValueChange={(next) => {
            draft.leave()
            setUnit(next)
          }}
          units={[
            { value: 'coin', label: currency.symbol },
            { value: 'lamports', label: 'lamports' },
          ]}
        />
      }
    />
  )
}
