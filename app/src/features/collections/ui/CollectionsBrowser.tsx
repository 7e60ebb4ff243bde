import type { CollectionInfo } from '@mintline/solana'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { type ComponentType, memo, type ReactNode, useMemo, useState } from 'react'
import { secondsOf, useChainTime } from '#entities/cluster/model/useChainTime.ts'
import { supplyText } from '#entities/collection/lib/dropStatuses.ts'
import { MetadataPicture } from '#entities/metadata/ui/MetadataPicture.tsx'
import { countText } from '#shared/lib/countText.ts'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { SelectField } from '#shared/ui/SelectField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import {
  arrangeCollections,
  COLLECTION_ORDERS,
  type CollectionOrder,
  totalMinted,
} from '../arrangeCollections.ts'
import { DropBadge } from './CollectionHeader.tsx'
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

interface CollectionCardProps {
  collection: CollectionInfo
  /** In few words. */
  revenue: string
}

/** A collection in a grid: the whole card is a link to it. */
export function CollectionCard({ collection, revenue }: CollectionCardProps) {
  const { editions, symbol, metadata } = collection
  return (
    <article className="relative flex flex-col gap-4 rounded-xl border bg-surface p-5 shadow-card transition-colors focus-within:border-accent hover:border-line-strong">
      <div className="flex min-w-0 items-center gap-3.5">
        <MetadataPicture
          name={metadata.collectionBaseName}
          metadataUri={metadata.collectionBaseUri}
          className="size-12 shrink-0 rounded-lg border"
        />
        <div className="min-w-0">
          <h2 className="truncate font-semibold text-base">
            <Link
              to="/collections/$collection"
              params={{ collection: editions }}
              className="rounded-sm after:absolute after:inset-0 after:rounded-xl"
            >
              <UntrustedText>{metadata.collectionBaseName}</UntrustedText>
            </Link>
          </h2>
          <p className="truncate text-muted">
            <UntrustedText>{symbol}</UntrustedText>
          </p>
        </div>
      </div>
      <div className="flex min-h-6 items-center justify-between gap-3 border-t pt-4">
        <p className="font-medium text-[0.8125rem]">{supplyText(collection)}</p>
        <DropBadge collection={collection} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-[0.8125rem] text-muted">{`Revenue: ${revenue}`}</p>
        <p className="font-mono text-subtle text-xs">{shortAddress(editions, 6)}</p>
      </div>
    </article>
  )
}
