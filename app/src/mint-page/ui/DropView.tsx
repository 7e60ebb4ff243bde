import type { CollectionInfo, EditionPhase } from '@mintline/solana/reads'
import { type DropStatus, dropStatus, mintablePhases } from '#entities/collection/lib/dropStatus.ts'
import { ItemPicture } from '#entities/metadata/ui/ItemPicture.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import type { MintLink } from '../lib/mintLink.ts'
import { closedText } from '../lib/statusTexts.ts'
import { useChainNow } from '../model/useChainNow.ts'
import { useCollectionPicture } from '../model/useCollectionPicture.ts'
import type { DropRead } from '../model/useDrop.ts'
import { ActionPanel } from './ActionPanel.tsx'
import { CreatorLine } from './CreatorLine.tsx'
import { CurrentPrice } from './CurrentPrice.tsx'
import { DropColumns } from './DropColumns.tsx'
import { DropHeadline } from './DropHeadline.tsx'
import { PhaseList } from './PhaseList.tsx'
import { SupplyBar } from './SupplyBar.tsx'

/** A drop: description, state and minting. */
export function DropView({ drop, link }: { drop: DropRead; link: MintLink }) {
  const { collection } = drop
  const { collectionBaseName: name, collectionBaseUri } = collection.metadata
  const now = useChainNow(drop)
  const status = dropStatus(collection, now)
  const { picture, isLoading } = useCollectionPicture(collectionBaseUri)
  const closed = closedText(status)
  const offered = offeredPhases(collection, { status, now })
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <DropColumns
        picture={
          <ItemPicture
            name={name}
            uri={picture}
            isLoading={isLoading}
            className="rounded-2xl border shadow-card"
          />
        }
        head={
          <header className="flex flex-col gap-1.5">
            <h1 className="break-words font-semibold text-2xl tracking-tight @3xl:text-3xl">
              <UntrustedText>{name}</UntrustedText>
            </h1>
            <CreatorLine creator={collection.creator} />
          </header>
        }
        panel={
          <div className="flex flex-col gap-5">
            <DropHeadline status={status} offered={offered} now={now} />
            <CurrentPrice phases={offered} platformFees={collection.platformFees} />
            <SupplyBar collection={collection} />
            {closed && <p className="text-muted">{closed}</p>}
            <ActionPanel drop={drop} status={status.status} proofs={link.proofs} />
          </div>
        }
        below={
          <PhaseList phases={collection.phases} platformFees={collection.platformFees} now={now} />
        }
      />
    </>
  )
}

/** Phases that are open now, or else the one that opens next. */
function offeredPhases(
  { phases }: CollectionInfo,
  { status, now }: { status: DropStatus; now: bigint },
): readonly EditionPhase[] {
  if (status.status === 'open') return mintablePhases(phases, now)
  return status.status === 'upcoming' ? [status.phase] : []
}
