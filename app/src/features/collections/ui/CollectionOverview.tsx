import type { CollectionInfo } from '@mintline/solana'
import type { ReactNode } from 'react'
import { ExportCollection } from './ExportCollection.tsx'
import { AccountsCard } from './overview/AccountsCard.tsx'
import { ItemTemplatesCard } from './overview/ItemTemplatesCard.tsx'
import { MetadataCard } from './overview/MetadataCard.tsx'
import { PhasesCard } from './overview/PhasesCard.tsx'
import { PlatformFeeCard } from './overview/PlatformFeeCard.tsx'
import { RoyaltiesCard } from './overview/RoyaltiesCard.tsx'
import { SupplyCard } from './overview/SupplyCard.tsx'

interface CollectionOverviewProps {
  collection: CollectionInfo
  /** Another feature's numbers, at the top. */
  numbers: ReactNode
  /** Other features' exports, beside the collection's. */
  exports: ReactNode
  /** Other features' cards, between supply and details. */
  children: ReactNode
}

/** A collection's supply, phases, money, metadata and accounts. */
export function CollectionOverview(props: CollectionOverviewProps) {
  const { collection, numbers, exports, children } = props
  return (
    <div className="flex flex-col gap-6">
      {numbers}
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_3fr]">
        <SupplyCard collection={collection} />
        <PhasesCard collection={collection} />
      </div>
      {children}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-base">On chain</h2>
        <div className="flex flex-wrap gap-2">
          {exports}
          <ExportCollection collection={collection} />
        </div>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <RoyaltiesCard collection={collection} />
          <PlatformFeeCard collection={collection} />
          <ItemTemplatesCard collection={collection} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <AccountsCard collection={collection} />
          <MetadataCard collection={collection} />
        </div>
      </div>
    </div>
  )
}
