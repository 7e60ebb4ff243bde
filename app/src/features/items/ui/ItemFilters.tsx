import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useAccount } from '#entities/wallet/model/useAccount.ts'
import type { Parsed } from '#shared/lib/parsed.ts'
import { useSettled } from '#shared/lib/useSettled.ts'
import { Button } from '#shared/ui/Button.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { addressText, MINE } from '../lib/itemsAddress.ts'
import type { ItemsAddress } from '../model/useItemsAddress.ts'

interface ItemFiltersProps {
  address: ItemsAddress
  find: Parsed<unknown>
  owner: Parsed<unknown>
  /** True if a server can search names and traits for words. */
  hasWords: boolean
}

/** Item filters. */
export function ItemFilters({ address, find, owner, hasWords }: ItemFiltersProps) {
  const account = useAccount()
  const { search, filter } = address
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-3">
      <FilterField
        label="Find items"
        placeholder={hasWords ? '7, 10-20, a mint, a name or trait' : '7, 10-20, or a mint'}
        value={addressText(search.find)}
        onValue={(text) => filter('find', text)}
        error={reasonOf(find)}
      />
      <FilterField
        label="Owner"
        placeholder="Address of a wallet"
        value={addressText(search.owner)}
        onValue={(text) => filter('owner', text)}
        error={reasonOf(owner)}
        trailing={
          account && (
            <Button size="input" onClick={() => filter('owner', MINE)}>
              Mine
            </Button>
          )
        }
      />
    </div>
  )
}

function reasonOf(parsed: Parsed<unknown>): string | undefined {
  return parsed.status === 'invalid' ? parsed.reason : undefined
}

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
function FilterField({ value, onValue, ...field }: FilterFieldProps) {
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

interface AddressTextOptions {
  /** Text in the address. */
  value: string
  write: (text: string) => void
}

/**
 * Holds text being typed for a value in the page's address, which follows when typing stops; the browser's back and
 * forward buttons take precedence.
 */
function useAddressText({ value, write }: AddressTextOptions) {
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
