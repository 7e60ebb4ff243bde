import { shownFile } from '#entities/artwork/lib/picture.ts'
import { usePictureUrl } from '#entities/artwork/model/usePictureUrl.ts'
import { ItemPicture } from '#entities/metadata/ui/ItemPicture.tsx'
import { MetadataDescription } from '#entities/metadata/ui/MetadataDescription.tsx'
import { PictureFrame, type PictureLook } from '#entities/metadata/ui/PictureFrame.tsx'
import { SiteLink } from '#entities/metadata/ui/SiteLink.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import type { DeployFormState } from '../model/useDeployForm.ts'

/** Artwork as the mint page will show it, from the current input. */
export function MintPreview({ form }: { form: DeployFormState }) {
  const { draft, artwork, metadata } = form
  const { check } = metadata.collectionUri
  const found = check.status === 'found' ? check.document : undefined
  const texts = artwork.hasOwnPicture
    ? { description: draft.description.trim() || undefined, externalUrl: draft.externalUrl.trim() }
    : { description: found?.description, externalUrl: found?.externalUrl }
  const name = draft.collectionName.trim()
  const look = { name: name || 'Artwork', className: 'w-full rounded-xl border' }
  return (
    <div className="flex flex-col gap-3">
      {artwork.hasOwnPicture ? (
        <ChosenFrame form={form} look={look} />
      ) : (
        <ItemPicture {...look} uri={found?.image} isLoading={check.status === 'checking'} />
      )}
      <div className="flex flex-col gap-1">
        <p className="max-h-24 overflow-y-auto break-words font-semibold text-lg tracking-tight">
          {name === '' ? (
            <span className="text-subtle">No name yet</span>
          ) : (
            <UntrustedText>{name}</UntrustedText>
          )}
        </p>
        {texts.description !== undefined && <MetadataDescription description={texts.description} />}
        <SiteLink externalUrl={texts.externalUrl} />
      </div>
    </div>
  )
}

/** The chosen picture, as large as it will be shown. */
function ChosenFrame({ form, look }: { form: DeployFormState; look: PictureLook }) {
  const { state } = form.artwork.choice
  const url = usePictureUrl(state.status === 'found' ? shownFile(state.picture) : undefined)
  return <PictureFrame {...look} url={url} isLoading={state.status === 'loading'} />
}
