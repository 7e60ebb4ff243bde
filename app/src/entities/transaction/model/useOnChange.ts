import { useEffect, useRef } from 'react'

/** Tells a value each time that it is another than before, once the page is drawn with it. */
export function useOnChange<T>(value: T, onChange: (value: T) => void): void {
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    onChange(value)
  })
}
