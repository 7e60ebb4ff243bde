import type { CollectionInfo } from '@mintline/solana'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import { amountText, percentText } from '#shared/lib/amountText.ts'
import { Card } from '#shared/ui/Card.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { SharesOverview } from './SharesOverview.tsx'

/** The platform fee, its recipients and its admins. */
export function PlatformFeeCard({ collection }: { collection: CollectionInfo }) {
  const { identity } = useCluster()
  const { feeValue, isFlat, recipients, primaryAdmin, secondaryAdmin } = collection.platformFees
  const fee = isFlat
    ? `${amountText(feeValue, identity.currency)} of each item`
    : `${percentText(feeValue)} of the price`
  return (
    <Card title="Platform fee">
      <DescriptionList
        items={[
          { term: 'Fee, out of what the buyer pays', value: fee },
          { term: 'Primary fee admin', value: <ChainAddress address={primaryAdmin} /> },
          {
            term: 'Secondary fee admin',
            value: <ChainAddress address={secondaryAdmin} none="Nobody" />,
          },
        ]}
      />
      <SharesOverview label="Platform fee shares" shares={recipients} none="Nobody" />
    </Card>
  )
}
