import type { CollectionInfo } from '@mintline/solana'
import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import { UriText } from '#entities/metadata/ui/UriText.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'

/** The group mint's metadata. */
export function MetadataCard({ collection }: { collection: CollectionInfo }) {
  const { metadata } = collection
  const { extraMetadata } = metadata
  return (
    <Card title="Metadata">
      <DescriptionList
        items={[
          { term: 'Name', value: metadata.collectionBaseName },
          { term: 'Symbol', value: metadata.symbol },
          { term: 'Metadata URL', value: <UriText uri={metadata.collectionBaseUri} /> },
          { term: 'Mint', value: <ChainAddress address={metadata.mint} /> },
          {
            term: 'Update authority',
            value: <ChainAddress address={metadata.updateAuthority} none="Nobody" />,
          },
        ]}
      />
      <section aria-label="Extra metadata" className="mt-5 border-t pt-4">
        <h3 className="mb-3 text-muted">Extra metadata</h3>
        {extraMetadata.length === 0 ? (
          <p className="text-muted">None</p>
        ) : (
          <DescriptionList
            items={extraMetadata.map(({ field, value }) => ({ term: field, value }))}
          />
        )}
      </section>
    </Card>
  )
}
