import { useMemo } from 'react'
import { formatGrouped } from '#shared/lib/decimal.ts'
import type { DataColumn } from '#shared/ui/table/columns.ts'
import { DataTable } from '#shared/ui/table/DataTable.tsx'
import type { MintedPeriod } from '../lib/mintedOverTime.ts'
import { periodText } from '../lib/periodText.ts'
import type { MintHistory } from '../model/fetchMintHistory.ts'

/** Table of items minted in each period, newest first. */
export function MintedTable({ history: { period, periods } }: { history: MintHistory }) {
  const columns = useMemo(
    (): DataColumn<MintedPeriod>[] => [
      {
        id: 'start',
        header: `${period.name} from`.replace(/^./, (first) => first.toUpperCase()),
        cell: ({ start }) => periodText(start, period),
        sortBy: ({ start }) => start,
      },
      {
        id: 'minted',
        header: 'Minted',
        cell: ({ minted }) => formatGrouped(minted, 0),
        sortBy: ({ minted }) => minted,
        align: 'end',
      },
      {
        id: 'total',
        header: 'In total',
        cell: ({ total }) => formatGrouped(total, 0),
        sortBy: ({ total }) => total,
        align: 'end',
      },
    ],
    [period],
  )
  const rows = useMemo(() => periods.toReversed(), [periods])
  return (
    <DataTable
      caption="Minted over time"
      columns={columns}
      rows={rows}
      rowKey={({ start }) => String(start)}
    />
  )
}
