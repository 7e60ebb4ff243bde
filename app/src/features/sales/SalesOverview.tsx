import type { CollectionInfo, EditionPhase } from '@mintline/solana'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { currenciesOf } from '#entities/currency/amounts.ts'
import { useCurrencies } from '#entities/currency/useCurrencies.ts'
import { LongReadProgress } from '#entities/history/LongReadProgress.tsx'
import { isReadAutomatically, type LongRead, useLongRead } from '#entities/history/useLongRead.ts'
import { phaseWithType } from '#entities/phase/lib/phaseLabel.ts'
import { usePhaseNames } from '#entities/phase/phaseNameStore.ts'
import { countText } from '#shared/lib/countText.ts'
import { formatGrouped } from '#shared/lib/decimal.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import type { DataColumn } from '#shared/ui/table/columns.ts'
import { DataTable } from '#shared/ui/table/DataTable.tsx'
import { phaseRevenueText } from './revenue.ts'
import { SalesFigures } from './SalesFigures.tsx'
import { type Sales, salesOf } from './salesOf.ts'

/** Revenue, minted items, collectors and holders, and sales by phase. */
export function SalesOverview({ collection }: { collection: CollectionInfo }) {
  const sales = useSales(collection)
  return (
    <>
      <SalesFigures collection={collection} sales={sales} />
      {collection.numberOfTokensIssued > 0n && (
        <SalesByPhase collection={collection} sales={sales} />
      )}
    </>
  )
}

/** Reads a collection's sales from its transactions: automatically if it has few items. */
function useSales({
  editions: deployment,
  numberOfTokensIssued: issued,
}: Pick<CollectionInfo, 'editions' | 'numberOfTokensIssued'>): LongRead<Sales> {
  const client = useQueryClient()
  const { call } = useCluster()
  return useLongRead({
    name: 'sales',
    deployment,
    issued,
    isAutomatic: isReadAutomatically(issued),
    read: async (options) => {
      if (issued === 0n) return salesOf(deployment, [])
      // Loaded with the first read: a new collection has none.
      const { fetchSales } = await import('./fetchSales.ts')
      return fetchSales(call, client, { deployment, issued }, options)
    },
  })
}

interface SalesByPhaseProps {
  collection: CollectionInfo
  sales: LongRead<Sales>
}

/** Each phase's minted items and revenue. */
function SalesByPhase({ collection, sales }: SalesByPhaseProps) {
  const { phases, numberOfTokensIssued: issued } = collection
  const names = usePhaseNames(collection)
  const counted = sales.status === 'read' ? sales.result : undefined
  const currencyOf = useCurrencies([...currenciesOf(phases), ...(counted?.paid.keys() ?? [])])
  const columns = useMemo(
    (): DataColumn<EditionPhase>[] => [
      {
        id: 'phase',
        header: 'Phase',
        // In two lines on a phone, so that the revenue is in view.
        cell: (phase) => <span className="whitespace-normal">{phaseWithType(phase, names)}</span>,
      },
      {
        id: 'minted',
        header: 'Minted',
        cell: ({ currentMints }) => formatGrouped(currentMints, 0),
        align: 'end',
      },
      {
        id: 'revenue',
        header: 'Revenue',
        // As wide as an estimate, so that columns stay in place once sales are counted.
        cell: (phase) => {
          const text = phaseRevenueText(phase, counted, currencyOf)
          // With its key, another text is no layout shift: both end at the same place.
          return (
            <span key={text} className="inline-block sm:min-w-48">
              {text}
            </span>
          )
        },
        align: 'end',
      },
    ],
    [counted, currencyOf, names],
  )
  return (
    <Card
      title="Sales by phase"
      description={describe(sales, issued)}
      actions={<CountSales sales={sales} issued={issued} />}
    >
      <div className="flex flex-col gap-4">
        <LongReadProgress
          read={sales}
          label="Sales counted"
          failed="The sales could not be counted"
        />
        <DataTable
          caption="Sales by phase"
          columns={columns}
          rows={phases}
          rowKey={({ phaseIndex }) => String(phaseIndex)}
        />
      </div>
    </Card>
  )
}

function CountSales({ sales, issued }: { sales: LongRead<Sales>; issued: bigint }) {
  if (sales.status === 'waiting') {
    return (
      <Button size="sm" onClick={sales.start}>
        Count all sales
      </Button>
    )
  }
  if (sales.status !== 'read' || sales.result.items >= issued) return null
  return (
    <Button size="sm" busy={sales.isUpdating} onClick={sales.again}>
      Count again
    </Button>
  )
}

/** Describes the numbers' sources. */
function describe(sales: LongRead<Sales>, issued: bigint): string {
  if (sales.status !== 'read') {
    return `At today’s prices. Counting reads each mint transaction: up to ${countText(issued, 'request')}.`
  }
  const { items } = sales.result
  if (items >= issued) return 'What buyers paid, platform fee included, from each sale on chain.'
  return `What buyers paid for ${countText(items, 'item')}, from the sales that the node knows.`
}
