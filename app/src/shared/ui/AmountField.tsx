import type { ReactNode } from 'react'
import type { Currency } from '../lib/amountText.ts'
import { formatDecimal, parseDecimal } from '../lib/decimal.ts'
import { useDraft } from '../lib/useDraft.ts'
import type { FieldProps } from './Field.tsx'
import { TextField } from './TextField.tsx'

interface AmountFieldProps extends FieldProps {
  /** Base units; undefined = nothing entered, or nothing valid. */
  value: bigint | undefined
  onValueChange: (lamports: bigint | undefined) => void
  /** Currency for the network's fees, such as SOL. */
  currency: Currency
  /** Most base units. Default: the largest u64. */
  max?: bigint | undefined
  disabled?: boolean
  placeholder?: string
  /** Button beside the input. */
  trailing?: ReactNode
}

/** An amount in coins as typed, exact to the last decimal. */
export function AmountField({
  value,
  onValueChange,
  currency,
  max,
  error,
  ...rest
}: AmountFieldProps) {
  const draft = useDraft({
    value,
    format: (lamports) => formatDecimal(lamports, currency.decimals),
    parse: (text) => parseDecimal(text, currency.decimals, max),
    onValueChange,
  })
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      value={draft.text}
      onChange={({ target }) => draft.type(target.value)}
      onBlur={draft.leave}
      error={draft.error ?? error}
      unit={currency.symbol}
    />
  )
}
