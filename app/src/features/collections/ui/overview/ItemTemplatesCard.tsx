import { templateText } from '@mintline/core'
import type { CollectionInfo } from '@mintline/solana'
import { UriText } from '#entities/metadata/ui/UriText.tsx'
import { formatGrouped } from '#shared/lib/decimal.ts'
import { Card } from '#shared/ui/Card.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'

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
