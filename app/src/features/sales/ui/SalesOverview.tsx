import type { CollectionInfo } from '@mintline/solana'
import { useSales } from '../model/useSales.ts'
import { SalesByPhase } from './SalesByPhase.tsx'
import { SalesFigures } from './SalesFigures.tsx'

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
