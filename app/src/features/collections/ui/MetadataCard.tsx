import { templateText } from '@mintline/core'
import type { CollectionInfo } from '@mintline/solana'
import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import { UriText } from '#entities/metadata/ui/MetadataPicture.tsx'
import { formatGrouped } from '#shared/lib/decimal.ts'
import { Card } from '#shared/ui/Card.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'

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

/** Name and metadata templates for future items, with the next item as an example. */
export function ItemTemplatesCard({ collection }: { collection: CollectionInfo }) {
  const { itemBaseName, itemBaseUri, itemNameIsTemplate, itemUriIsTemplate } = collection
  const next = collection.numberOfTokensIssued + 1n
  const fill = (template: string, isTemplate: boolean) =>
    isTemplate ? templateText(template, next) : template
  return (
    <Card title="Future items" description="{} stands for the number of the item.">
      <DescriptionList
        items={[
          { term: 'Name', value: itemBaseName },
          { term: 'Metadata URL', value: <Plain text={itemBaseUri} /> },
          {
            term: `Name of item ${formatGrouped(next, 0)}`,
            value: fill(itemBaseName, itemNameIsTemplate),
          },
          {
            term: `Metadata URL of item ${formatGrouped(next, 0)}`,
            value: <UriText uri={fill(itemBaseUri, itemUriIsTemplate)} />,
          },
        ]}
      />
    </Card>
  )
}

function Plain({ text }: { text: string }) {
  return text === '' ? (
    <span className="font-normal text-muted">None</span>
  ) : (
    <UntrustedText>{text}</UntrustedText>
  )
}
