import { formatDecimal, parseDecimal } from '../lib/decimal.ts'
import { invalid, type Parsed, valid } from '../lib/parsed.ts'
import { useDraft } from '../lib/useDraft.ts'
import { Field, type FieldProps } from './Field.tsx'
import { inputStyles } from './inputStyles.ts'

interface PercentFieldProps extends FieldProps {
  /** Basis points; undefined = nothing entered, or nothing valid. */
  basisPoints: number | undefined
  onBasisPointsChange: (basisPoints: number | undefined) => void
  /** Default: 10,000, which is 100 %. */
  maxBasisPoints?: number
  disabled?: boolean
}

/** A share in percent and in basis points: either can be edited. */
export function PercentField({
  basisPoints,
  onBasisPointsChange,
  maxBasisPoints = 10_000,
  disabled = false,
  error,
  ...field
}: PercentFieldProps) {
  const draftIn = (decimals: 0 | 2) => ({
    value: basisPoints,
    format: (value: number) => formatDecimal(BigInt(value), decimals),
    parse: (text: string) => upTo(parseDecimal(text, decimals), maxBasisPoints),
    onValueChange: onBasisPointsChange,
  })
  const percent = useDraft(draftIn(2))
  const points = useDraft(draftIn(0))
  return (
    <Field {...field} error={percent.error ?? points.error ?? error}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="flex items-center gap-2">
            <input
              {...control}
              className={inputStyles(undefined, { width: 'w-24' })}
              inputMode="decimal"
              autoComplete="off"
              disabled={disabled}
              value={percent.text}
              onChange={({ target }) => percent.type(target.value)}
              onBlur={percent.leave}
            />
            <span className="text-muted">%</span>
          </span>
          {/* On phones, the inputs are stacked. */}
          <span aria-hidden="true" className="hidden text-subtle sm:inline">
            =
          </span>
          <label className="flex items-center gap-2">
            <input
              className={inputStyles(undefined, { width: 'w-24' })}
              inputMode="numeric"
              autoComplete="off"
              disabled={disabled}
              value={points.text}
              onChange={({ target }) => points.type(target.value)}
              onBlur={points.leave}
            />
            <span className="text-muted">basis points</span>
          </label>
        </div>
      )}
    </Field>
  )
}

function upTo(parsed: Parsed<bigint>, max: number): Parsed<number> {
  if (parsed.status !== 'valid') return parsed
  return parsed.value <= BigInt(max)
    ? valid(Number(parsed.value))
    : invalid(`Enter at most ${formatDecimal(BigInt(max), 2)} %.`)
}
