import type { CollectionInfo, HashlistItem } from '@mintline/solana'
import { ChevronLeft, ChevronRight, SearchX } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { ItemOwners } from '#entities/holders/lib/itemOwners.ts'
import { formatGrouped } from '#shared/lib/decimal.ts'
import { parsedValue } from '#shared/lib/parsed.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ExportMenu } from '#shared/ui/ExportMenu.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'
import { parsePage } from '../lib/itemsAddress.ts'
import { mintsCsv, mintsJson } from '../lib/mintsFiles.ts'
import { type ListPage, pageOf } from '../lib/pageOf.ts'
import type { ItemsAddress } from '../model/useItemsAddress.ts'
import { PageOfItems } from './PageOfItems.tsx'

const PAGE_SIZE = 24

export interface ItemsListProps {
  address: ItemsAddress
  collection: CollectionInfo
  /** Items that match the filters, newest first. */
  mints: readonly HashlistItem[]
  /** All their owners; undefined = they are looked up page by page. */
  owners?: ItemOwners
  /** Where the list comes from. */
  note?: ReactNode
}

/** Items as rows or pictures, in pages. */
export function ItemsList({ address, collection, mints, owners, note }: ItemsListProps) {
  const top = useRef<HTMLDivElement>(null)
  const asked = parsePage(address.search.page)
  const { rows, ...page } = pageOf(mints, (parsedValue(asked) ?? 1) - 1, PAGE_SIZE)
  const isMissing = asked.status === 'valid' && asked.value !== page.page + 1
  const turnTo = (next: number) => {
    address.turnTo(next + 1)
    top.current?.scrollIntoView()
  }
  if (rows.length === 0) {
    return (
      <>
        {note}
        <EmptyState
          icon={<SearchX />}
          title="No such items"
          actions={<Button onClick={address.showAll}>Show all items</Button>}
        >
          No item of this collection matches the filters.
        </EmptyState>
      </>
    )
  }
  const content = (
    <div className="flex flex-col gap-5">
      <PageOfItems
        deployment={collection.editions}
        mints={rows}
        owners={owners}
        view={address.view}
        onOpen={({ number }) => address.open(number)}
      />
      <Pagination label="Pages of items" page={page} onPage={turnTo} />
    </div>
  )
  return (
    <div ref={top} className="flex scroll-mt-20 flex-col gap-4">
      {note}
      {asked.status === 'invalid' && (
        <Callout kind="warn" title={asked.reason}>
          You see page 1 instead.
        </Callout>
      )}
      {isMissing && (
        <Callout kind="warn" title={`There is no page ${asked.value}.`}>
          {`You see page ${page.page + 1} instead, the last one.`}
        </Callout>
      )}
      <div className="relative">
        <Tabs
          label="View"
          value={address.view}
          onValueChange={address.showAs}
          tabs={[
            { value: 'table', label: 'Table', content },
            { value: 'pictures', label: 'Pictures', content },
          ]}
        />
        <div className="absolute top-0 right-0">
          <ExportMints collection={collection} mints={mints} owners={owners} />
        </div>
      </div>
    </div>
  )
}

interface ExportMintsProps {
  collection: Pick<CollectionInfo, 'symbol' | 'numberOfTokensIssued'>
  /** Items that match the filters, newest first. */
  mints: readonly HashlistItem[]
  /** All their owners; undefined = not known. */
  owners: ItemOwners | undefined
}

/** Exports items' numbers, mints and known owners, sorted by number. */
function ExportMints({ collection, mints, owners }: ExportMintsProps) {
  const { symbol, numberOfTokensIssued: issued } = collection
  const which = BigInt(mints.length) >= issued ? 'All items' : 'These items'
  const inOrder = () => mints.toReversed()
  return (
    <ExportMenu
      name={`${symbol}-items`}
      csv={{ label: `${which} as CSV`, text: () => mintsCsv(inOrder(), owners) }}
      json={{ label: `${which} as JSON`, text: () => mintsJson(inOrder(), owners) }}
    />
  )
}

interface PaginationProps {
  /** The list's name, for screen readers. */
  label: string
  page: Omit<ListPage<unknown>, 'rows'>
  /** Called with a page number from 0. */
  onPage: (page: number) => void
}

/** Position in a list, with buttons for the neighbouring pages. */
function Pagination({ label, page: { page, pages, first, last, total }, onPage }: PaginationProps) {
  const count = (value: number) => formatGrouped(BigInt(value), 0)
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-muted">
        {`${count(first)} to ${count(last)} of ${count(total)}`}
      </p>
      {pages > 1 && (
        <div className="flex gap-2">
          <Button
            size="sm"
            aria-disabled={page === 0}
            onClick={() => onPage(Math.max(0, page - 1))}
          >
            <ChevronLeft aria-hidden="true" />
            Newer
          </Button>
          <Button
            size="sm"
            aria-disabled={page === pages - 1}
            onClick={() => onPage(Math.min(pages - 1, page + 1))}
          >
            Older
            <ChevronRight aria-hidden="true" />
          </Button>
        </div>
      )}
    </nav>
  )
}
