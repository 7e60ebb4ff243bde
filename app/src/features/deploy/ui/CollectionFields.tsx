import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { DeployFormState } from '../model/useDeployForm.ts'
import { MetadataField } from './MetadataField.tsx'
import { SymbolField } from './SymbolField.tsx'

/** Symbol, name and metadata of the collection. */
export function CollectionFields({ form }: { form: DeployFormState }) {
  const { draft, update, errorsAt } = form
  return (
    <Card title="Collection" description="Only these three are required.">
      <div className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <SymbolField form={form} />
          <FieldAnchor path="collectionName">
            <TextField
              label="Name"
              hint="Shown in wallets and marketplaces; up to 64 bytes."
              placeholder="Dawn Chorus"
              value={draft.collectionName}
              onChange={({ target }) => update({ collectionName: target.value })}
              error={errorsAt('collectionName')['']}
            />
          </FieldAnchor>
        </div>
        <MetadataField
          form={form}
          path="collectionUri"
          label="Metadata"
          hint="Address of a JSON file with description and image: https://, ipfs:// or ar://, up to 200 bytes."
        />
      </div>
    </Card>
  )
}
