import { useState } from 'react'
import { type Parsed, parsedValue } from './parsed.ts'

interface DraftOptions<T> {
  /** Undefined = nothing entered, or nothing that makes sense yet. */
  value: T | undefined
  format: (value: T) => string
  parse: (text: string) => Parsed<T>
  onValueChange: (value: T | undefined) => void
}

/**
 * What is being typed for a value: "1." stays as it is while it means 1, and gives way only when the
 * value is changed from elsewhere.
 */
export function useDraft<T extends bigint | number>({
  value,
  format,
  parse,
  onValueChange,
}: DraftOptions<T>) {
  const [draft, setDraft] = useState<string>()
  const parsed = parse(draft ?? '')
  const isCurrent = draft !== undefined && parsedValue(parsed) === value
  const written = value === undefined ? '' : format(value)
  const text = isCurrent ? draft : written
  return {
    text,
    /** Undefined where what is typed makes sense. */
    error: isCurrent && parsed.status === 'invalid' ? parsed.reason : undefined,
    type(next: string) {
      setDraft(next)
      onValueChange(parsedValue(parse(next)))
    },
    /** To be called when the field is left: what was typed gives way to how it is written. */
    leave() {
      if (parsed.status !== 'invalid') setDraft(undefined)
    },
  }
}
