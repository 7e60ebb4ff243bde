import type { CollectionInfo } from '@mintline/solana'
import { Link } from '@tanstack/react-router'
import { supplyText } from '#entities/collection/lib/supplyText.ts'
import { MetadataPicture } from '#entities/metadata/ui/MetadataPicture.tsx'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { DropBadge } from './DropBadge.tsx'

interface CollectionCardProps {
  collection: CollectionInfo
  /** In few words. */
  revenue: string
}

/** A collection in a grid: the whole card is a link to it. */
export function CollectionCard({ collection, revenue }: CollectionCardProps) {
  const { editions, symbol, metadata } = collection
  return (
    <article className="relative flex flex-col gap-4 rounded-xl border bg-surface p-5 shadow-card transition-colors focus-within:border-accent hover:border-line-strong">
      <div className="flex min-w-0 items-center gap-3.5">
        <MetadataPicture
          name={metadata.collectionBaseName}
          metadataUri={metadata.collectionBaseUri}
          className="size-12 shrink-0 rounded-lg border"
        />
        <div className="min-w-0">
          <h2 className="truncate font-semibold text-base">
            <Link
              to="/collections/$collection"
              params={{ collection: editions }}
              className="rounded-sm after:absolute after:inset-0 after:rounded-xl"
            >
              <UntrustedText>{metadata.collectionBaseName}</UntrustedText>
            </Link>
          </h2>
          <p className="truncate text-muted">
            <UntrustedText>{symbol}</UntrustedText>
          </p>
        </div>
      </div>
      <div className="flex min-h-6 items-center justify-between gap-3 border-t pt-4">
        <p className="font-medium text-[0.8125rem]">{supplyText(collection)}</p>
        <DropBadge collection={collection} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-[0.8125rem] text-muted">{`Revenue: ${revenue}`}</p>
        <p className="font-mono text-subtle text-xs">{shortAddress(editions, 6)}</p>
      </div>
    </article>
  )
}
