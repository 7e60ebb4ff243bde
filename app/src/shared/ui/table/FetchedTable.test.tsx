import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { DataColumn } from './columns.ts'
import { FetchedTable } from './FetchedTable.tsx'
import { rowFinder } from './rowFinder.ts'
import type { RowQuery, RowSource } from './rowSource.ts'

interface Entry {
  name: string
  amount: number
}

const KEYS = { name: ({ name }: Entry) => name, amount: ({ amount }: Entry) => amount }
const COLUMNS: DataColumn<Entry>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: KEYS.name },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => amount,
    sortBy: KEYS.amount,
    align: 'end',
  },
]

/** Creates a source with entries, and records its queries. */
function sourceOf(rows: readonly Entry[]) {
  const asked: RowQuery[] = []
  const find = rowFinder(rows, { textOf: KEYS.name, sortKeys: KEYS })
  const source: RowSource<Entry> = {
    key: `${Math.random()}`,
    count: rows.length,
    fetch: async (query) => {
      asked.push(query)
      return find(query)
    },
  }
  return { source, asked }
}

function show(source: RowSource<Entry>, search = '') {
  const client = new QueryClient()
  const table = (text: string) => (
    <QueryClientProvider client={client}>
      <FetchedTable
        caption="Entries"
        columns={COLUMNS}
        source={source}
        search={text}
        none={<p>Nothing found</p>}
      />
    </QueryClientProvider>
  )
  const { rerender } = render(table(search))
  return { find: (text: string) => rerender(table(text)) }
}

function names(): (string | null | undefined)[] {
  const [, ...rows] = screen.getAllByRole('row')
  return rows.map((row) => row.querySelector('td')?.textContent)
}

const ENTRIES = [
  { name: 'item 10', amount: 2 },
  { name: 'item 9', amount: 3 },
  { name: 'item 2', amount: 1 },
]

describe('FetchedTable', () => {
  it('shows rows as they arrive, and has the source sort them', async () => {
    show(sourceOf(ENTRIES).source)
    expect(screen.getByRole('table', { name: 'Entries' }).getAttribute('aria-rowcount')).toBe('4')
    await expect.poll(names).toEqual(['item 10', 'item 9', 'item 2'])

    await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    await expect.poll(names).toEqual(['item 2', 'item 9', 'item 10'])
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe(
      'ascending',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }))
    await expect.poll(names).toEqual(['item 9', 'item 10', 'item 2'])
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }))
    await expect.poll(names).toEqual(['item 2', 'item 10', 'item 9'])
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }))
    await expect.poll(names).toEqual(['item 10', 'item 9', 'item 2'])
  })

  it('shows what contains the text, or says that nothing does', async () => {
    const { find } = show(sourceOf(ENTRIES).source)
    find(' ITEM 1 ')
    await expect.poll(names).toEqual(['item 10'])
    find('nowhere')
    await screen.findByText('Nothing found')
    find('')
    await expect.poll(names).toEqual(['item 10', 'item 9', 'item 2'])
  })

  it('fetches only a part of a long table', async () => {
    const many = Array.from({ length: 100_000 }, (_, amount) => ({
      name: `item ${amount}`,
      amount,
    }))
    const { source, asked } = sourceOf(many)
    show(source)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    expect(asked.every(({ from, until }) => until - from <= 200)).toBe(true)
    expect(screen.getByRole('table', { name: 'Entries' }).getAttribute('aria-rowcount')).toBe(
      '100001',
    )
    expect(screen.getAllByRole('row').length).toBeLessThan(100)
  })
})
