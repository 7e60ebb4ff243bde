import type { CollectionInfo } from '@mintline/solana'
import { useExplorer } from '#features/cluster/model/useExplorer.ts'
import { formatGrouped } from '#shared/lib/decimal.ts'
import { AddressText } from '#shared/ui/AddressText.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { supplyText } from '../lib/supplyText.ts'

/** What a collection is and to whom it belongs. */
export function CollectionOverview({ collection }: { collection: CollectionInfo }) {
  const { editions, groupMint, creator, treasury, royalties, maxMintsPerWallet } = collection
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card title="Collection">
        <DescriptionList
          items={[
            { term: 'Supply', value: supplyText(collection) },
            { term: 'Name of items', value: collection.itemBaseName },
            { term: 'Metadata of items', value: collection.itemBaseUri },
            {
              term: 'Per wallet, in all phases',
              value: maxMintsPerWallet === 0n ? 'No limit' : formatGrouped(maxMintsPerWallet, 0),
            },
            { term: 'Royalties', value: `${royalties.royaltyBasisPoints / 100} %` },
          ]}
        />
      </Card>
      <Card title="Addresses">
        <DescriptionList
          items={[
            { term: 'Collection', value: <Address address={editions} /> },
            { term: 'Group mint', value: <Address address={groupMint} /> },
            { term: 'Owner', value: <Address address={creator} /> },
            { term: 'Treasury', value: <Address address={treasury} /> },
          ]}
        />
      </Card>
    </div>
  )
}

function Address({ address }: { address: string }) {
  const explorer = useExplorer()
  return <AddressText address={address} explorerUrl={explorer({ address })} />
}
