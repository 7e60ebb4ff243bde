import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { RadioGroupField } from '#shared/ui/RadioGroupField.tsx'
import { TextAreaField } from '#shared/ui/TextAreaField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { DeployFormState } from '../model/useDeployForm.ts'
import { MetadataField } from './MetadataField.tsx'
import { PictureField } from './PictureField.tsx'
import { SymbolField } from './SymbolField.tsx'

/** Artwork fields: a picture or a metadata URL, its name and texts. */
export function ArtworkFields({ form }: { form: DeployFormState }) {
  const { draft, update, artwork, errorsAt } = form
  return (
    <Card title="Artwork" description="What collectors get, and how it is shown to them.">
      <div className="flex flex-col gap-5">
        <FieldAnchor path="artworkKind">
          <RadioGroupField
            label="Start with"
            value={artwork.hasOwnPicture ? 'picture' : 'address'}
            onValueChange={(artworkKind) => update({ artworkKind })}
            columns={2}
            options={[
              {
                value: 'picture',
                label: 'A picture',
                description: 'It is stored for you, with its name and description.',
              },
              {
                value: 'address',
                label: 'My own metadata',
                description: 'It is online already, or each item has its own.',
              },
            ]}
          />
        </FieldAnchor>
        {artwork.hasOwnPicture ? (
          <FieldAnchor path="picture">
            <PictureField choice={artwork.choice} error={errorsAt('picture')['']} />
          </FieldAnchor>
        ) : (
          <MetadataField
            form={form}
            path="collectionUri"
            label="Metadata URL"
            hint="A JSON file with description and image, at https://, ipfs:// or ar://; up to 200 bytes."
          />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
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
          <SymbolField form={form} />
        </div>
        {artwork.hasOwnPicture && <PictureTexts form={form} />}
      </div>
    </Card>
  )
}

/** Texts that are stored with a picture. */
function PictureTexts({ form: { draft, update, errorsAt } }: { form: DeployFormState }) {
  return (
    <>
      <FieldAnchor path="description">
        <TextAreaField
          label="Description"
          optional
          hint="What it is and how it was made, as plain text."
          rows={3}
          value={draft.description}
          onChange={({ target }) => update({ description: target.value })}
        />
      </FieldAnchor>
      <FieldAnchor path="externalUrl">
        <TextField
          label="Website"
          optional
          inputMode="url"
          placeholder="https://"
          value={draft.externalUrl}
          onChange={({ target }) => update({ externalUrl: target.value })}
          error={errorsAt('externalUrl')['']}
          spellCheck={false}
          autoCapitalize="off"
        />
      </FieldAnchor>
    </>
  )
}
