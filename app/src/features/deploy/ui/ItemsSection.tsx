import { Card } from '#shared/ui/Card.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { DeployForm } from '../model/useDeployForm.ts'
import { FollowButton } from './FollowButton.tsx'
import { MetadataField } from './MetadataField.tsx'
import { Place } from './Place.tsx'

/** What items are called and look like. */
export function ItemsSection({ form }: { form: DeployForm }) {
  const { draft, complete, update, errorsAt } = form
  return (
    <Card
      title="Items"
      description="Where {} stands, each item has its number. It may stand up to four times in each."
    >
      <div className="flex flex-col gap-5">
        <Place path="itemBaseName">
          <TextField
            label="Name of items"
            hint={
              draft.itemBaseName === undefined
                ? 'Follows the name of the collection until you change it.'
                : undefined
            }
            placeholder="Dawn Chorus #{}"
            value={complete.itemBaseName}
            onChange={({ target }) => update({ itemBaseName: target.value })}
            error={errorsAt('itemBaseName')['']}
            trailing={
              <FollowButton
                label="Follow the name of the collection"
                isOwn={draft.itemBaseName !== undefined}
                onFollow={() => update({ itemBaseName: undefined })}
              />
            }
          />
        </Place>
        <MetadataField
          form={form}
          path="itemBaseUri"
          label="Metadata of items"
          hint={
            draft.itemBaseUri === undefined
              ? 'The file of the collection until you change it. Without {}, all items share one file.'
              : 'Without {}, all items share one file.'
          }
          trailing={
            <FollowButton
              label="Use the file of the collection"
              isOwn={draft.itemBaseUri !== undefined}
              onFollow={() => update({ itemBaseUri: undefined })}
            />
          }
        />
      </div>
    </Card>
  )
}
