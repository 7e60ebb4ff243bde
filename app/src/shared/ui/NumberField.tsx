import { MAX_U64, parseDecimal } from '../lib/decimal.ts'
import { invalid, type Parsed } from '../lib/parsed.ts'
import { useDraft } from '../lib/useDraft.ts'
import type { FieldProps } from './Field.tsx'
import { TextField } from './TextField.tsx'

interface NumberFieldProps extends FieldProps {
  /** Undefined = nothing entered, or nothing valid. */
  value: bigint | undefined
  onValueChange: (value: bigint | undefined) => void
  /** Default: 0. */
  min?: bigint
  /** Default: the largest u64. */
  max?: bigint
  /** Unit such as "items". */
  unit?: string
  disabled?: boolean
  placeholder?: string
}

/** A whole number with up to 64 bits. */
export function NumberField({
  value,
  onValueChange,
  min = 0n,
  max = MAX_U64,
  error,
  ...rest
}: NumberFieldProps) {
  const draft = useDraft({
    value,
    format: String,
    parse: (text) => within(parseDecimal(text, 0), min, max),
    onValueChange,
  })
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      value={draft.text}
      onChange={({ target }) => draft.type(target.value)}
      onBlur={draft.leave}
      error={draft.error ?? error}
    />
  )
}

function within(parsed: Parsed<bigint>, min: bigint, max: bigint): Parsed<bigint> {
  if (parsed.status !== 'valid' || (parsed.value >= min && parsed.value <= max)) return parsed
  return invalid(`Enter a number from ${min} to ${max}.`)
}
