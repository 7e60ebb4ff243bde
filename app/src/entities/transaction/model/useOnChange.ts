import { useEffect, useRef } from 'react'

/** Calls back after a render in which a value has changed. */
export function useOnChange<T>(value: T, onChange: (value: T) => void): void {
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    onChange(value)
  })
}
