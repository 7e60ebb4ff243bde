import type { CollectionInfo } from '@mintline/solana'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import type { LongRead } from '#entities/history/model/useLongRead.ts'
import { formatGrouped } from '#shared/lib/decimal.ts'
import { Figure, Figures } from '#shared/ui/Figures.tsx'
import { NOT_COUNTED, revenueOf } from '../lib/revenue.ts'
import type { Sales } from '../lib/salesOf.ts'
import { HoldersFigure } from './HoldersFigure.tsx'

interface SalesFiguresProps {
  collection: CollectionInfo
  sales: LongRead<Sales>
}

/** The numbers of a collection that matter most. */
export function SalesFigures({ collection, sales }: SalesFiguresProps) {
  const { identity } = useCluster()
  const { numberOfTokensIssued: issued, maxNumberOfTokens: max } = collection
  const counted = sales.status === 'read' ? sales.result : undefined
  const isPart = counted !== undefined && counted.items < issued
  return (
    <Figures label="Key numbers">
      <Figure term="Revenue" {...revenueOf(collection, counted, identity.currency)} />
      <Figure
        term="Minted"
        value={formatGrouped(issued, 0)}
        note={max === 0n ? 'No limit' : `of ${formatGrouped(max, 0)}`}
      />
      <Figure
        term="Collectors"
        value={counted ? formatGrouped(BigInt(counted.collectors), 0) : NOT_COUNTED}
        note={
          isPart
            ? `Wallets that minted ${formatGrouped(counted.items, 0)} of the items`
            : 'Wallets that minted'
        }
      />
      <HoldersFigure collection={collection} />
    </Figures>
  )
}
