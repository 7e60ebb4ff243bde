import type { CollectionInfo } from '@mintline/solana'
import { Link } from '@tanstack/react-router'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { supplyText } from '../lib/supplyText.ts'

/** A collection among others: the whole card is a link to it. */
export function CollectionCard({ collection }: { collection: CollectionInfo }) {
  const { editions, symbol, metadata, phases } = collection
  return (
    <article className="relative flex flex-col gap-4 rounded-xl border bg-surface p-5 shadow-card transition-colors focus-within:border-accent hover:border-line-strong">
      <div className="min-w-0">
        <h3 className="truncate font-semibold text-base">
          <Link
            to="/collections/$collection"
            params={{ collection: editions }}
            className="rounded-sm after:absolute after:inset-0 after:rounded-xl"
          >
            {metadata.collectionBaseName}
          </Link>
        </h3>
        <p className="truncate text-muted">{symbol}</p>
      </div>
      <dl className="grid grid-cols-2 gap-3 border-t pt-4 text-[0.8125rem]">
        <div>
          <dt className="text-subtle">Supply</dt>
          <dd className="mt-0.5 font-medium">{supplyText(collection)}</dd>
        </div>
        <div>
          <dt className="text-subtle">Phases</dt>
          <dd className="mt-0.5 font-medium">{phases.length === 0 ? 'None yet' : phases.length}</dd>
        </div>
      </dl>
      <p className="font-mono text-subtle text-xs">{shortAddress(editions, 6)}</p>
    </article>
  )
}
