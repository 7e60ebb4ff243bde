import { useEffect, useState } from 'react'
import { type Parsed, parsedValue } from './parsed.ts'

interface DraftOptions<T> {
  /** Undefined = nothing entered, or nothing valid yet. */
  value: T | undefined
  format: (value: T) => string
  parse: (text: string) => Parsed<T>
  onValueChange: (value: T | undefined) => void
}

/**
 * Holds text being typed for a value: "1." stays while it means 1, and is replaced only when the value changes from
 * outside.
 */
export function useDraft<T extends bigint | number | string>({
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
    /** Undefined if the text is valid. */
    error: isCurrent && parsed.status === 'invalid' ? parsed.reason : undefined,
    type(next: string) {
      setDraft(next)
      onValueChange(parsedValue(parse(next)))
    },
    /** Call it when the field loses the focus: the text is replaced by the formatted value. */
    leave() {
      if (parsed.status !== 'invalid') setDraft(undefined)
    },
  }
}

/** Debounces a value: returns the last one that stayed unchanged for a while, as when typing stops. */
export function useDebounced<T extends string | undefined>(value: T, milliseconds = 350): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
