import { useMemo } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import { TransactionLink } from '#entities/transaction/ui/TransactionLink.tsx'
import { type Currency, priceText } from '#shared/lib/amountText.ts'
import { isoDateTime, readableDateTime } from '#shared/lib/dateTimeText.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import type { DataColumn } from '#shared/ui/table/columns.ts'
import { DataTable } from '#shared/ui/table/DataTable.tsx'
import { KIND_TEXTS } from '../lib/kindTexts.ts'
import type { NamedActivity } from '../lib/shownActivities.ts'
import { ItemLink } from './ItemLink.tsx'

const NONE = '–'

/** Activities as rows. */
export function ActivityTable({ activities }: { activities: readonly NamedActivity[] }) {
  const { currency } = useCluster().identity
  const columns = useMemo(() => columnsIn(currency), [currency])
  return (
    <DataTable caption="Activity" columns={columns} rows={activities} rowKey={({ id }) => id} />
  )
}

function columnsIn(currency: Currency): DataColumn<NamedActivity>[] {
  return [
    {
      id: 'kind',
      header: 'Type',
      cell: ({ kind }) => <Badge tone={KIND_TEXTS[kind].tone}>{KIND_TEXTS[kind].one}</Badge>,
    },
    {
      id: 'item',
      header: 'Item',
      cell: ({ mint, name }) =>
        mint === undefined ? <None /> : <ItemLink mint={mint} name={name} />,
    },
    {
      id: 'price',
      header: 'Price',
      cell: ({ price }) => (price === undefined ? <None /> : priceText(price, currency)),
      align: 'end',
    },
    {
      id: 'from',
      header: 'From',
      cell: ({ from }) => <ChainAddress address={from} none={NONE} />,
    },
    {
      id: 'to',
      header: 'To',
      cell: ({ to }) => <ChainAddress address={to} none={NONE} />,
    },
    {
      id: 'time',
      header: 'Time',
      cell: ({ time }) => (
        <time dateTime={isoDateTime(time)}>{readableDateTime(time, 'local')}</time>
      ),
    },
    {
      id: 'transaction',
      header: 'Transaction',
      cell: ({ transaction }) => <TransactionLink signature={transaction} />,
    },
  ]
}

function None() {
  return <span className="text-muted">{NONE}</span>
}
