import type { CollectionInfo } from '@mintline/solana'
import { SearchX } from 'lucide-react'
import { type ComponentType, memo, type ReactNode, useMemo, useState } from 'react'
import { secondsOf, useChainTime } from '#entities/cluster/model/useChainTime.ts'
import { countText } from '#shared/lib/countText.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { SelectField } from '#shared/ui/SelectField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import {
  arrangeCollections,
  COLLECTION_ORDERS,
  type CollectionOrder,
  totalMinted,
} from '../lib/arrangeCollections.ts'
import { CollectionCard } from './CollectionCard.tsx'
import { COLLECTIONS_GRID } from './collectionsGrid.ts'

const OPTIONS = [
  { value: 'name', label: COLLECTION_ORDERS.name },
  { value: 'minted', label: COLLECTION_ORDERS.minted },
  { value: 'open', label: COLLECTION_ORDERS.open },
] as const

/** Formats a collection's revenue briefly. */
type RevenueOf = (collection: CollectionInfo) => string

/** Passes each collection's revenue to its content. */
export type RevenueSource = ComponentType<{
  collections: readonly CollectionInfo[]
  children: (revenueOf: RevenueOf) => ReactNode
}>

interface CollectionsBrowserProps {
  collections: readonly CollectionInfo[]
  Revenue: RevenueSource
}

/** Collections with their totals, a search and orders. */
export function CollectionsBrowser({ collections, Revenue }: CollectionsBrowserProps) {
  const [text, setText] = useState('')
  const [order, setOrder] = useState<CollectionOrder>('name')
  const now = secondsOf(useChainTime())
  // The order by name does not change with each second.
  const clock = order === 'open' ? now : undefined
  const shown = useMemo(
    () => arrangeCollections(collections, { text, order, now: clock }),
    [collections, text, order, clock],
  )
  const total = `${countText(collections.length, 'collection')}, ${countText(totalMinted(collections), 'item')} minted`
  return (
    <div className="flex flex-col gap-4">
      {collections.length > 1 && (
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
          <TextField
            label="Search"
            placeholder="Name, symbol or address"
            value={text}
            onChange={({ target }) => setText(target.value)}
            spellCheck={false}
            autoCapitalize="off"
            className="w-full sm:w-72"
          />
          <div className="w-full sm:w-44">
            <SelectField label="Order" value={order} onValueChange={setOrder} options={OPTIONS} />
          </div>
        </div>
      )}
      <p className="text-muted" role="status">
        {shown.length === collections.length ? total : `${shown.length} of ${total}`}
      </p>
      {shown.length === 0 ? (
        <EmptyState icon={<SearchX />} title="No such collection">
          None of your collections has this text in its name, symbol or address. Open any other one
          below.
        </EmptyState>
      ) : (
        <Revenue collections={collections}>
          {(revenueOf) => <Cards collections={shown} revenueOf={revenueOf} />}
        </Revenue>
      )}
    </div>
  )
}

interface CardsProps {
  collections: readonly CollectionInfo[]
  revenueOf: RevenueOf
}

const Cards = memo(function Cards({ collections, revenueOf }: CardsProps) {
  return (
    <div className={COLLECTIONS_GRID}>
      {collections.map((collection) => (
        <CollectionCard
          key={collection.editions}
          collection={collection}
          revenue={revenueOf(collection)}
        />
      ))}
    </div>
  )
})
