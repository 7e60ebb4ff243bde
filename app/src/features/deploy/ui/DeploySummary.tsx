import { isMintlineError } from '@mintline/core'
import { shownFile } from '#entities/artwork/lib/picture.ts'
import { usePictureUrl } from '#entities/artwork/model/usePictureUrl.ts'
import type { StoringState } from '#entities/artwork/model/useStoredArtwork.ts'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { MetadataDescription } from '#entities/metadata/ui/MetadataDescription.tsx'
import { UriText } from '#entities/metadata/ui/MetadataPicture.tsx'
import { ItemPicture, PictureFrame, type PictureLook } from '#entities/metadata/ui/PictureFrame.tsx'
import { SiteLink } from '#entities/metadata/ui/SiteLink.tsx'
import { CheckoutPreview } from '#entities/terms/ui/CheckoutSplit.tsx'
import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { ProgressBar } from '#shared/ui/ProgressBar.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { deployInputOf } from '../lib/deployInputOf.ts'
import type { DeployFormState, SaleFormState } from '../model/useDeployForm.ts'
import { DeployCostSummary } from './DeployCostSummary.tsx'
import { ItemPreview } from './ItemPreview.tsx'

interface DeploySummaryProps {
  form: DeployFormState
  isBusy: boolean
  /** Deploys with artwork that is stored, but could not be read back. */
  onDeployStored: () => void
}

/** Previews, cost and the button that deploys. */
export function DeploySummary({ form, isBusy, onDeployStored }: DeploySummaryProps) {
  const { identity } = useCluster()
  const { readiness } = useSendSession()
  const { platformFee, royalties } = deployInputOf(form.complete, form.wallet ?? '')
  const { isFeeFlat = false, platformFeeValue = 0n, recipients } = platformFee
  const { hasOwnPicture, choice } = form.artwork
  const isBlocked = readiness.status === 'blocked'
  return (
    <div className="flex flex-col gap-6 lg:max-h-[calc(100dvh-7.5rem)]">
      {/* Scrolls separately on wide screens, so that the button stays in view. */}
      <div className="flex flex-col gap-6 lg:-m-1 lg:min-h-0 lg:overflow-y-auto lg:p-1">
        <Card title="Preview">
          <div className="flex flex-col gap-5">
            <MintPreview form={form} />
            <ItemPreview draft={form.complete} hasUris={!hasOwnPicture} />
          </div>
        </Card>
        <Card title="Example sale">
          <CheckoutPreview
            terms={{
              platformFee: { isFeeFlat, platformFeeValue, recipients },
              royaltyBasisPoints: royalties.royaltyBasisPoints,
            }}
            currency={identity.currency}
          />
        </Card>
      </div>
      <Card title="Deployment cost">
        <div className="flex flex-col gap-4">
          <DeployCostSummary form={form} />
          <StoringProgress
            state={form.artwork.storing}
            onCancel={form.artwork.cancel}
            onDeployAnyway={onDeployStored}
          />
          {isBlocked && <p className="text-muted">{readiness.reason}</p>}
          <Button
            type="submit"
            variant="primary"
            size="lg"
            busy={isBusy || (hasOwnPicture && choice.isReading)}
            disabled={isBlocked}
            className="w-full"
          >
            {form.symbol.status === 'resumable' ? 'Finish deploying' : 'Deploy'}
          </Button>
        </div>
      </Card>
    </div>
  )
}

/** Artwork as the mint page will show it, from the current input. */
function MintPreview({ form }: { form: DeployFormState }) {
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
export function ChosenFrame({ form, look }: { form: SaleFormState; look: PictureLook }) {
  const { state } = form.artwork.choice
  const url = usePictureUrl(state.status === 'found' ? shownFile(state.picture) : undefined)
  return <PictureFrame {...look} url={url} isLoading={state.status === 'loading'} />
}

interface StoringProgressProps {
  state: StoringState
  onCancel: () => void
  /** Deploys with artwork that could not be read back. */
  onDeployAnyway: () => void
}

/** Upload progress after Deploy was pressed, or why it failed. */
export function StoringProgress({ state, onCancel, onDeployAnyway }: StoringProgressProps) {
  switch (state.status) {
    case 'idle':
      return null
    case 'storing':
    case 'reading':
      return (
        <div role="status" className="flex flex-col items-start gap-3">
          <Running state={state} />
          <Button size="sm" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )
    case 'done':
      return (
        <p role="status" className="text-muted">
          The artwork is stored, and was read back from <UriText uri={state.uri} />
        </p>
      )
    case 'unread':
      return <Unread error={state.error} onDeployAnyway={onDeployAnyway} />
    case 'failed':
      return (
        <div className="flex flex-col gap-2">
          <ErrorCallout title="The artwork was not stored" error={state.error} />
          <p className="text-muted">
            Nothing was deployed. Press Deploy to try again, or choose another place for it.
          </p>
        </div>
      )
  }
}

function Running({ state }: { state: Extract<StoringState, { status: 'storing' | 'reading' }> }) {
  if (state.status === 'reading') return <p>Reading the artwork back…</p>
  if (!state.progress) return <p>Preparing the artwork…</p>
  const { done, skipped, total } = state.progress
  return <ProgressBar label="Storing the artwork" done={done + skipped} total={total} />
}

/** New files on IPFS may not be found at once; any other failure means that the stored files differ. */
function Unread({ error, onDeployAnyway }: { error: unknown; onDeployAnyway: () => void }) {
  if (!isMintlineError(error, 'METADATA_NOT_AVAILABLE')) {
    return <ErrorCallout title="The artwork is not stored as it was sent" error={error} />
  }
  return (
    <Callout
      kind="warn"
      title="Stored, but not found yet"
      announced
      actions={
        <Button size="sm" onClick={onDeployAnyway}>
          Deploy anyway
        </Button>
      }
    >
      It can take some minutes until new files are found. Press Deploy to look again.
    </Callout>
  )
}
