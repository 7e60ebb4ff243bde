import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { DeployFormState } from '../model/useDeployForm.ts'
import { MetadataField } from './MetadataField.tsx'
import { ResetButton } from './ResetButton.tsx'

/** Item names and metadata, as templates. */
export function ItemTemplateFields({ form }: { form: DeployFormState }) {
  const { draft, complete, update, artwork, errorsAt } = form
  return (
    <Card title="Items" description="{} stands for the number of the item, up to four times.">
      <div className="flex flex-col gap-5">
        <FieldAnchor path="itemBaseName">
          <TextField
            label="Item name"
            hint={
              draft.itemBaseName === undefined
                ? 'Follows the collection name until you change it.'
                : undefined
            }
            placeholder="Dawn Chorus #{}"
            value={complete.itemBaseName}
            onChange={({ target }) => update({ itemBaseName: target.value })}
            error={errorsAt('itemBaseName')['']}
            trailing={
              <ResetButton
                label="Follow the collection name"
                isChanged={draft.itemBaseName !== undefined}
                onReset={() => update({ itemBaseName: undefined })}
              />
            }
          />
        </FieldAnchor>
        {!artwork.hasOwnPicture && (
          <MetadataField
            form={form}
            path="itemBaseUri"
            label="Item metadata URL"
            hint={
              draft.itemBaseUri === undefined
                ? 'The file of the collection until you change it. Without {}, all items share one file.'
                : 'Without {}, all items share one file.'
            }
            trailing={
              <ResetButton
                label="Use the file of the collection"
                isChanged={draft.itemBaseUri !== undefined}
                onReset={() => update({ itemBaseUri: undefined })}
              />
            }
          />
        )}
      </div>
    </Card>
  )
}
