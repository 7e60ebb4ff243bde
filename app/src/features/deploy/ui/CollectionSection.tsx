import { Card } from '#shared/ui/Card.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { DeployForm } from '../model/useDeployForm.ts'
import { MetadataField } from './MetadataField.tsx'
import { Place } from './Place.tsx'
import { SymbolField } from './SymbolField.tsx'

/** What the collection is. */
export function CollectionSection({ form }: { form: DeployForm }) {
  const { draft, update, errorsAt } = form
  return (
    <Card title="Collection" description="These three are all that you have to enter.">
      <div className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <SymbolField form={form} />
          <Place path="collectionName">
            <TextField
              label="Name"
              hint="What wallets and marketplaces show: up to 64 bytes."
              placeholder="Dawn Chorus"
              value={draft.collectionName}
              onChange={({ target }) => update({ collectionName: target.value })}
              error={errorsAt('collectionName')['']}
            />
          </Place>
        </div>
        <MetadataField
          form={form}
          path="collectionUri"
          label="Metadata"
          hint="Where a JSON file with description and image is: https://, ipfs:// or ar://, up to 200 bytes."
        />
      </div>
    </Card>
  )
}
