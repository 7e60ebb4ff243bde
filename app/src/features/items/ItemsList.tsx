import type { CollectionInfo, HashlistItem } from '@mintline/solana'
import { ChevronLeft, ChevronRight, SearchX } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { ItemOwners } from '#entities/holders/useOwners.ts'
import { formatGrouped } from '#shared/lib/decimal.ts'
import { exactJson } from '#shared/lib/download.ts'
import { parsedValue } from '#shared/lib/parsed.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ExportMenu } from '#shared/ui/ExportMenu.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'
import { PageOfItems } from './PageOfItems.tsx'
import { type ItemsAddress, parsePage } from './useItemsAddress.ts'

const PAGE_SIZE = 24

export interface ItemsListProps {
  address: ItemsAddress
  collection: CollectionInfo
  /** Items that match the filters, newest first. */
  mints: readonly HashlistItem[]
  /** All their owners; undefined = they are looked up page by page. */
  owners?: ItemOwners
  /** The list's source. */
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

/** A page in a long list. */
interface ListPage<Row> {
  readonly rows: readonly Row[]
  /** From 0; the last page if the requested one no longer exists. */
  readonly page: number
  /** At least 1. */
  readonly pages: number
  /** Positions of the page's first and last row in the whole list, from 1; 0 if it is empty. */
  readonly first: number
  readonly last: number
  readonly total: number
}

/** Returns a list's requested page. */
export function pageOf<Row>(all: readonly Row[], asked: number, size: number): ListPage<Row> {
  const pages = Math.max(1, Math.ceil(all.length / size))
  const page = Math.min(asked, pages - 1)
  const start = page * size
  const rows = all.slice(start, start + size)
  const first = rows.length === 0 ? 0 : start + 1
  return { rows, page, pages, first, last: start + rows.length, total: all.length }
}

/**
 * Formats items as CSV: number, mint and owner, in input order. No value needs quotes.
 *
 * @param owners Undefined = not known: the file has no owners then. Burned items have none.
 */
export function mintsCsv(mints: readonly HashlistItem[], owners?: ItemOwners): string {
  const rows = mints.map(({ order, mint }) =>
    owners ? `${order},${mint},${owners.get(mint) ?? ''}\r\n` : `${order},${mint}\r\n`,
  )
  return `${owners ? 'number,mint,owner' : 'number,mint'}\r\n${rows.join('')}`
}

/** Formats items as JSON; numbers are strings, so that they stay exact. */
export function mintsJson(mints: readonly HashlistItem[], owners?: ItemOwners): string {
  return exactJson(
    mints.map(({ order, mint }) => ({
      number: order,
      mint,
      ...(owners && { owner: owners.get(mint) ?? null }),
    })),
  )
}
