import { useEffect, useState } from 'react'

/** A value once it has stayed the same for a moment, as a person stops typing. */
export function useSettled<T extends string | undefined>(value: T, milliseconds = 350): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
