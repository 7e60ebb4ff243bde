import type { CollectionInfo } from '@mintline/solana'
import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import { percentText } from '#shared/lib/amountText.ts'
import { Card } from '#shared/ui/Card.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { SharesOverview } from './SharesOverview.tsx'

/** Treasury and royalties. */
export function RoyaltiesCard({ collection }: { collection: CollectionInfo }) {
  const { treasury, royalties } = collection
  return (
    <Card title="Treasury and royalties">
      <DescriptionList
        items={[
          { term: 'Treasury', value: <ChainAddress address={treasury} /> },
          { term: 'Royalties', value: percentText(royalties.royaltyBasisPoints) },
        ]}
      />
      <SharesOverview label="Royalty shares" shares={royalties.creators} none="Nobody" />
    </Card>
  )
}
