import type { CollectionInfo } from '@mintline/solana'
import { MetadataPicture } from '#entities/metadata/ui/MetadataPicture.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { DropBadge } from './DropBadge.tsx'

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
