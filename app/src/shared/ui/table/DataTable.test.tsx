import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DataColumn } from './columns.ts'
import { DataTable } from './DataTable.tsx'
import { compare } from './rowFinder.ts'

interface Entry {
  name: string
  amount: bigint | undefined
}

const COLUMNS: DataColumn<Entry>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => String(amount ?? '–'),
    sortBy: ({ amount }) => amount,
  },
  { id: 'state', header: 'State', cell: () => 'New' },
]

const ENTRIES: Entry[] = [
  { name: 'item 10', amount: 18_446_744_073_709_551_615n },
  { name: 'item 9', amount: undefined },
  { name: 'item 2', amount: 18_446_744_073_709_551_614n },
]

function names(): (string | null | undefined)[] {
  const [, ...rows] = screen.getAllByRole('row')
  return rows.map((row) => row.querySelector('td')?.textContent)
}

describe('DataTable', () => {
  const table = (
    <DataTable caption="Entries" columns={COLUMNS} rows={ENTRIES} rowKey={({ name }) => name} />
  )

  it('sorts texts in natural order, and marks the sorted column', async () => {
    render(table)
    await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    expect(names()).toEqual(['item 2', 'item 9', 'item 10'])
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe(
      'ascending',
    )

    await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    expect(names()).toEqual(['item 10', 'item 9', 'item 2'])
  })

  it('sorts numbers beyond the safe integers, with missing ones last', async () => {
    render(table)
    const button = screen.getByRole('button', { name: 'Amount' })
    const orders = new Set<string>()
    for (const _press of [1, 2]) {
      await userEvent.click(button)
      orders.add(names().join())
    }
    expect([...orders].sort()).toEqual(['item 10,item 2,item 9', 'item 2,item 10,item 9'])
  })

  it('cannot sort a column without a sort key', () => {
    render(table)
    expect(screen.queryByRole('button', { name: 'State' })).toBeNull()
    expect(screen.getByRole('table', { name: 'Entries' }).getAttribute('aria-rowcount')).toBe('4')
  })

  it('renders only the rows in view of a long table', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      name: `item ${index}`,
      amount: BigInt(index),
    }))
    render(<DataTable caption="Many" columns={COLUMNS} rows={many} rowKey={({ name }) => name} />)
    expect(screen.getAllByRole('row').length).toBeLessThan(100)
  })
})

describe('compare', () => {
  it('orders big numbers consistently', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), (a, b) => {
        expect(compare(a, b)).toBe(a < b ? -1 : a > b ? 1 : 0)
        expect(compare(a, b) + compare(b, a)).toBe(0)
      }),
    )
  })
})
