import { useAccount } from '#entities/wallet/model/useAccount.ts'
import type { Parsed } from '#shared/lib/parsed.ts'
import { Button } from '#shared/ui/Button.tsx'
import { addressText, MINE } from '../lib/itemsAddress.ts'
import type { ItemsAddress } from '../model/useItemsAddress.ts'
import { FilterField } from './FilterField.tsx'

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
