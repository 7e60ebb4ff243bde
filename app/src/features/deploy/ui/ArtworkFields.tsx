import { formatBytes } from '@mintline/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { PICTURE_ENDINGS, type Picture, shownFile } from '#entities/artwork/lib/picture.ts'
import { MAX_PICTURE_BYTES } from '#entities/artwork/lib/pictureFacts.ts'
import { usePictureUrl } from '#entities/artwork/model/usePictureUrl.ts'
import { PictureFrame } from '#entities/metadata/ui/PictureFrame.tsx'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { mebibyteText } from '#shared/lib/countText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { FieldError } from '#shared/ui/Field.tsx'
import { FileDrop } from '#shared/ui/FileDrop.tsx'
import { Skeleton } from '#shared/ui/Loading.tsx'
import { RadioGroupField } from '#shared/ui/RadioGroupField.tsx'
import { TextAreaField } from '#shared/ui/TextAreaField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { LiveRegion } from '#shared/ui/VisuallyHidden.tsx'
import type { DeployFormState } from '../model/useDeployForm.ts'
import type { PictureChoice } from '../model/usePicture.ts'
import { LookFields } from './LookFields.tsx'
import { MetadataField } from './MetadataField.tsx'
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
function PictureTexts({ form }: { form: DeployFormState }) {
  const { draft, update, errorsAt } = form
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
      <LookFields form={form} />
    </>
  )
}

interface PictureFieldProps {
  choice: PictureChoice
  error: string | undefined
  /** False if the page shows the picture itself. Default: true. */
  hasThumbnail?: boolean
}

/** A picture, dropped, chosen or pasted. */
export function PictureField({ choice, error, hasThumbnail = true }: PictureFieldProps) {
  const { state, choose, setIsReadingFile, refusal, isKept } = choice
  const [isReplacing, setIsReplacing] = useState(false)
  const replace = useRef<HTMLButtonElement>(null)
  const wasChosenHere = useRef(false)
  const picture = state.status === 'found' ? state.picture : undefined
  // The focused button disappears with the drop area.
  useEffect(() => {
    if (!picture || !wasChosenHere.current) return
    wasChosenHere.current = false
    setIsReplacing(false)
    replace.current?.focus()
  }, [picture])
  if (state.status === 'loading') return <Skeleton height="h-28" />
  return (
    <div className="flex flex-col gap-3">
      {picture && (
        <ChosenPicture
          picture={picture}
          isKept={isKept}
          hasThumbnail={hasThumbnail}
          replace={replace}
          isReplacing={isReplacing}
          onReplace={() => setIsReplacing(!isReplacing)}
        />
      )}
      {(!picture || isReplacing) && (
        <FileDrop
          label="Picture"
          hint={`PNG, JPEG, GIF, WebP, AVIF or SVG, up to ${mebibyteText(MAX_PICTURE_BYTES)}.`}
          accept={Object.entries(PICTURE_ENDINGS).flat().join(',')}
          maxBytes={MAX_PICTURE_BYTES}
          takesText={false}
          refusal={refusal}
          onFile={(file) => {
            wasChosenHere.current = true
            return choose(file)
          }}
          onReading={setIsReadingFile}
        />
      )}
      <FieldError>{error}</FieldError>
      <LiveRegion>{picture && `The picture is ${picture.name}.`}</LiveRegion>
    </div>
  )
}

interface ChosenPictureProps {
  picture: Picture
  /** False if a reload loses it. */
  isKept: boolean
  hasThumbnail: boolean
  /** The button that chooses another one. */
  replace: RefObject<HTMLButtonElement | null>
  /** True while another one can be chosen. */
  isReplacing: boolean
  onReplace: () => void
}

/** The chosen picture with its facts. */
function ChosenPicture({
  picture,
  isKept,
  hasThumbnail,
  replace,
  isReplacing,
  onReplace,
}: ChosenPictureProps) {
  const { name, type, width, height, bytes, preview } = picture
  const url = usePictureUrl(shownFile(picture))
  const kind = PICTURE_ENDINGS[type].slice(1).toUpperCase()
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-xl border p-3">
      {hasThumbnail && (
        <PictureFrame name={name} url={url} className="w-20 shrink-0 rounded-lg border" />
      )}
      <div className="min-w-40 flex-1">
        <p className="break-all font-medium">
          <UntrustedText>{name}</UntrustedText>
        </p>
        <p className="text-[0.8125rem] text-muted leading-5">
          {kind}, {width.toLocaleString('en')} × {height.toLocaleString('en')} pixels,{' '}
          {formatBytes(bytes.length)}
        </p>
        {preview && (
          <p className="text-[0.8125rem] text-muted leading-5">
            Shown as a smaller copy of {formatBytes(preview.bytes.length)}; the original is kept.
          </p>
        )}
        {!isKept && (
          <p role="alert" className="text-[0.8125rem] text-danger-text leading-5">
            This browser does not keep it: choose it again after a reload.
          </p>
        )}
      </div>
      <Button ref={replace} size="sm" aria-expanded={isReplacing} onClick={onReplace}>
        Choose another
      </Button>
    </div>
  )
}
