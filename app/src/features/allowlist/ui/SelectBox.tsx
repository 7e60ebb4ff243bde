import { Check } from 'lucide-react'
import { Checkbox } from 'radix-ui'
import { createContext, use } from 'react'
import { shortAddress } from '#shared/lib/shortAddress.ts'

/** Selected wallets, and functions to change the selection. */
export interface Selection {
  users: ReadonlySet<string>
  toggle: (user: string) => void
}

/** Provided by the table; keeps columns stable while the selection changes. */
export const SelectionContext = createContext<Selection | undefined>(undefined)

/** Checkbox that selects one wallet's entry. */
export function SelectBox({ user }: { user: string }) {
  const selection = use(SelectionContext)
  return (
    <Checkbox.Root
      aria-label={`Select ${shortAddress(user)}`}
      checked={selection?.users.has(user) ?? false}
      onCheckedChange={() => selection?.toggle(user)}
      className="flex size-4.5 items-center justify-center rounded-[5px] border border-line-strong bg-surface hover:border-subtle data-[state=checked]:border-transparent data-[state=checked]:bg-accent"
    >
      <Checkbox.Indicator>
        <Check aria-hidden="true" strokeWidth={3} className="size-3.5 text-accent-ink" />
      </Checkbox.Indicator>
    </Checkbox.Root>
  )
}
