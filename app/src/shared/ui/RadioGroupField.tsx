import { RadioGroup } from 'radix-ui'
import { useId } from 'react'
import { cn } from '../lib/cn.ts'
import type { FieldProps } from './Field.tsx'
import type { Option } from './SelectField.tsx'

interface RadioGroupFieldProps<Value extends string> extends FieldProps {
  value: Value
  onValueChange: (value: Value) => void
  options: readonly (Option<Value> & { disabled?: boolean })[]
  /** Number of columns if there is room. Default: 1. */
  columns?: 1 | 2
}

/** A choice with all options in view, each with a description. */
export function RadioGroupField<Value extends string>({
  label,
  hint,
  error,
  value,
  onValueChange,
  options,
  columns = 1,
}: RadioGroupFieldProps<Value>) {
  const id = useId()
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next)
    if (option) onValueChange(option.value)
  }
  return (
    <div className="flex flex-col gap-2">
      <div>
        <span id={id} className="font-medium">
          {label}
        </span>
        {hint && <p className="text-[0.8125rem] text-muted leading-5">{hint}</p>}
      </div>
      <RadioGroup.Root
        aria-labelledby={id}
        value={value}
        onValueChange={choose}
        className={cn('grid grid-cols-1 gap-2', columns === 2 && 'sm:grid-cols-2')}
      >
        {options.map((option) => (
          <Choice key={option.value} id={`${id}-${option.value}`} {...option} />
        ))}
      </RadioGroup.Root>
      {error && <p className="text-[0.8125rem] text-danger-text">{error}</p>}
    </div>
  )
}

function Choice({
  id,
  value,
  label,
  description,
  disabled = false,
}: Option<string> & { id: string; disabled?: boolean }) {
  const descriptionId = `${id}-description`
  return (
    <label
      htmlFor={id}
      className="group flex cursor-pointer gap-3 rounded-lg border border-line bg-surface p-3 transition-colors hover:border-line-strong has-disabled:cursor-not-allowed has-data-[state=checked]:border-accent has-data-[state=checked]:bg-accent-soft has-disabled:border-dashed"
    >
      <RadioGroup.Item
        id={id}
        value={value}
        disabled={disabled}
        aria-describedby={description ? descriptionId : undefined}
        className="mt-0.5 flex size-4.5 shrink-0 items-center justify-center rounded-full border border-line-strong bg-surface data-[state=checked]:border-accent"
      >
        <RadioGroup.Indicator className="size-2.5 rounded-full bg-accent" />
      </RadioGroup.Item>
      <span className="min-w-0">
        <span className="block font-medium group-has-disabled:text-muted">{label}</span>
        {description && (
          <span
            id={descriptionId}
            className="block break-words text-[0.8125rem] text-muted leading-5"
          >
            {description}
          </span>
        )}
      </span>
    </label>
  )
}
