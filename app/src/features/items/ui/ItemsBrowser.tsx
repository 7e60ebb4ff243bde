import type { HashlistItem, ItemMint } from '@mintline/solana'
import { SearchX } from 'lucide-react'
import { useRef, useState } from 'react'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { pageOf } from '../lib/pageOf.ts'
import { searchMints } from '../lib/searchMints.ts'
import { ExportMints } from './ExportMints.tsx'
import { ItemDialog } from './ItemDialog.tsx'
import { PageOfItems } from './PageOfItems.tsx'
import { Pagination } from './Pagination.tsx'

const PAGE_SIZE = 24

interface ItemsBrowserProps {
  symbol: string
  /** Newest first; at least one. */
  mints: readonly HashlistItem[]
}

/** Items as pictures or rows, in pages. */
export function ItemsBrowser({ symbol, mints }: ItemsBrowserProps) {
  const [text, setText] = useState('')
  const [asked, setAsked] = useState(0)
  const [view, setView] = useState<'grid' | 'table'>('grid')
  const [open, setOpen] = useState<ItemMint>()
  const top = useRef<HTMLDivElement>(null)
  const turnTo = (page: number) => {
    setAsked(page)
    top.current?.scrollIntoView()
  }
  const { rows, ...page } = pageOf(searchMints(mints, text), asked, PAGE_SIZE)
  const content = (
    <div className="flex flex-col gap-5">
      {rows.length === 0 ? (
        <EmptyState icon={<SearchX />} title="No such item">
          No item of this collection has this number or mint.
        </EmptyState>
      ) : (
        <>
          <PageOfItems mints={rows} view={view} onOpen={setOpen} />
          <Pagination label="Pages of items" page={page} onPage={turnTo} />
        </>
      )}
    </div>
  )
  return (
    <>
      <div ref={top} className="mb-4 flex scroll-mt-20 flex-wrap items-end justify-between gap-3">
        <TextField
          label="Find an item"
          placeholder="Number or mint"
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setAsked(0)
          }}
          spellCheck={false}
          autoCapitalize="off"
          className="w-full sm:w-80"
        />
        <ExportMints symbol={symbol} mints={mints} />
      </div>
      <Tabs
        label="View"
        value={view}
        onValueChange={setView}
        tabs={[
          { value: 'grid', label: 'Pictures', content },
          { value: 'table', label: 'Table', content },
        ]}
      />
      <ItemDialog item={open} onClose={() => setOpen(undefined)} />
    </>
  )
}
