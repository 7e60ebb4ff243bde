import type { ReactNode } from 'react'
import { TextField } from '#shared/ui/TextField.tsx'
import { useAddressText } from '../model/useAddressText.ts'

interface FilterFieldProps {
  label: string
  placeholder: string
  /** Text in the address. */
  value: string
  onValue: (text: string) => void
  /** One sentence that says what to change. */
  error: string | undefined
  /** A button beside the input. */
  trailing?: ReactNode
}

/** A filter whose text stands in the page's address. */
export function FilterField({ value, onValue, ...field }: FilterFieldProps) {
  const [text, setText] = useAddressText({ value, write: onValue })
  return (
    <TextField
      {...field}
      value={text}
      onChange={({ target }) => setText(target.value)}
      spellCheck={false}
      autoCapitalize="off"
      className="w-full sm:w-80"
    />
  )
}
