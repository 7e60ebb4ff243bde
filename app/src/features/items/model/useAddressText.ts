import { useEffect, useEffectEvent, useState } from 'react'
import { useSettled } from '#shared/lib/useSettled.ts'

interface AddressTextOptions {
  /** Text in the address. */
  value: string
  write: (text: string) => void
}

/**
 * Holds text being typed for a value in the page's address, which follows when typing stops; the browser's back and
 * forward buttons take precedence.
 */
export function useAddressText({ value, write }: AddressTextOptions) {
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  /** On its way to the address: text typed meanwhile stays. */
  const [sent, setSent] = useState<string>()
  if (value !== shown) {
    setShown(value)
    setSent(undefined)
    if (value !== sent) setText(value)
  }
  const settled = useSettled(text)
  const send = useEffectEvent((next: string) => {
    if (next !== text || next.trim() === value) return
    setSent(next.trim())
    write(next.trim())
  })
  useEffect(() => send(settled), [settled])
  return [text, setText] as const
}
