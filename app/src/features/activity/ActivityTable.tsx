import { useMemo } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useExplorer } from '#entities/cluster/model/useExplorer.ts'
import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import { TransactionLink } from '#entities/transaction/ui/TransactionLink.tsx'
import { type Currency, priceText } from '#shared/lib/amountText.ts'
import { isoDateTime, readableDateTime } from '#shared/lib/dateTimeText.ts'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import type { DataColumn } from '#shared/ui/table/columns.ts'
import { DataTable } from '#shared/ui/table/DataTable.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { KIND_TEXTS, type NamedActivity } from './shownActivities.ts'

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

interface ItemLinkProps {
  /** Base58. */
  mint: string
  /** Undefined = not known. */
  name: string | undefined
}

/** An item linked to the explorer; only its name if no explorer shows it. */
function ItemLink({ mint, name }: ItemLinkProps) {
  const url = useExplorer()({ address: mint })
  const text = name ? (
    <UntrustedText>{name}</UntrustedText>
  ) : (
    <span className="font-mono">{shortAddress(mint)}</span>
  )
  return url === undefined ? text : <TextLink href={url}>{text}</TextLink>
}
