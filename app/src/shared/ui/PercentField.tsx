import type { ReactNode } from 'react'
import { formatDecimal, parseDecimal } from '../lib/decimal.ts'
import { invalid, type Parsed, valid } from '../lib/parsed.ts'
import { useDraft } from '../lib/useDraft.ts'
import type { FieldProps } from './Field.tsx'
import { TextField } from './TextField.tsx'

interface PercentFieldProps extends FieldProps {
  /** Basis points; undefined = nothing entered, or nothing valid. */
  basisPoints: number | undefined
  onBasisPointsChange: (basisPoints: number | undefined) => void
  /** Default: 10,000, which is 100 %. */
  maxBasisPoints?: number
  disabled?: boolean
  /** Button beside the input. */
  trailing?: ReactNode
}

/** A share, typed in percent with up to two decimals. */
export function PercentField({
  basisPoints,
  onBasisPointsChange,
  maxBasisPoints = 10_000,
  error,
  ...rest
}: PercentFieldProps) {
  const draft = useDraft({
    value: basisPoints,
    format: (value: number) => formatDecimal(BigInt(value), 2),
    parse: (text) => upTo(parseDecimal(text, 2), maxBasisPoints),
    onValueChange: onBasisPointsChange,
  })
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      value={draft.text}
      onChange={({ target }) => draft.type(target.value)}
      onBlur={draft.leave}
      error={draft.error ?? error}
      unit="%"
    />
  )
}

function upTo(parsed: Parsed<bigint>, max: number): Parsed<number> {
  if (parsed.status !== 'valid') return parsed
  return parsed.value <= BigInt(max)
    ? valid(Number(parsed.value))
    : invalid(`Enter at most ${formatDecimal(BigInt(max), 2)} %.`)
}
