import type { CollectionInfo } from '@mintline/solana'
import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'

/** The collection's owner and addresses. */
export function AccountsCard({ collection }: { collection: CollectionInfo }) {
  const { creator, editions, editionsControls, groupMint, group, cosignerProgramId } = collection
  return (
    <Card title="Addresses">
      <DescriptionList
        items={[
          { term: 'Owner', value: <ChainAddress address={creator} /> },
          { term: 'Collection', value: <ChainAddress address={editions} /> },
          { term: 'Controls', value: <ChainAddress address={editionsControls} /> },
          { term: 'Group mint', value: <ChainAddress address={groupMint} /> },
          { term: 'Group', value: <ChainAddress address={group} /> },
          {
            term: 'Co-signer',
            value: (
              <ChainAddress
                address={cosignerProgramId}
                none="None: mints do not need the owner's signature"
              />
            ),
          },
        ]}
      />
    </Card>
  )
}
