import { DROP_STATUS_TEXTS, dropStatus } from '@mintline/core/drop'
import { type CollectionInfo, collectionSale } from '@mintline/solana'
import { secondsOf, useChainTime } from '#entities/cluster/model/useChainTime.ts'
import { DROP_TONES } from '#entities/collection/lib/dropStatuses.ts'
import { MetadataPicture } from '#entities/metadata/ui/MetadataPicture.tsx'
import { Badge } from '#shared/ui/Badge.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'

/** A collection's name, symbol and state, above its pages. */
export function CollectionHeader({ collection }: { collection: CollectionInfo }) {
  const { collectionBaseName: name, collectionBaseUri } = collection.metadata
  return (
    <header className="mb-6 flex min-w-0 items-center gap-4">
      <PageTitle>{name}</PageTitle>
      <MetadataPicture
        name={name}
        metadataUri={collectionBaseUri}
        className="size-14 shrink-0 rounded-xl border"
      />
      <div className="min-w-0">
        <h1 className="break-words font-semibold text-2xl leading-8 tracking-tight">
          <UntrustedText>{name}</UntrustedText>
        </h1>
        <div className="mt-1 flex min-h-6 flex-wrap items-center gap-2.5 text-muted">
          <UntrustedText>{collection.symbol}</UntrustedText>
          <DropBadge collection={collection} />
        </div>
      </div>
    </header>
  )
}

/** A drop's state; nothing until chain time is known. */
export function DropBadge({ collection }: { collection: CollectionInfo }) {
  const now = secondsOf(useChainTime())
  if (now === undefined) return null
  const { status } = dropStatus(collectionSale(collection), now)
  return (
    <Badge tone={DROP_TONES[status]} dot>
      {DROP_STATUS_TEXTS[status].name}
    </Badge>
  )
}
