import { useEffect, useState } from 'react'

/** Debounces a value: returns the last one that stayed unchanged for a while, as when typing stops. */
export function useSettled<T extends string | undefined>(value: T, milliseconds = 350): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
