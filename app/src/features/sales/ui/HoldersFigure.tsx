import type { CollectionInfo } from '@mintline/solana'
import { Link } from '@tanstack/react-router'
import { useChainHolders } from '#entities/holders/model/useChainHolders.ts'
import type { Indexer } from '#entities/indexer/lib/indexer.ts'
import { useIndexed } from '#entities/indexer/model/useIndexed.ts'
import { useTotals } from '#entities/indexer/model/useTotals.ts'
import { formatGrouped } from '#shared/lib/decimal.ts'
import { Figure } from '#shared/ui/Figures.tsx'
import { TEXT_LINK } from '#shared/ui/textLinkStyles.ts'
import { NOT_COUNTED } from '../lib/revenue.ts'

const NAME = 'Holders'
const MEANING = 'Wallets that hold items'

/** Number of holders, from the server that knows the collection, else from the chain. */
export function HoldersFigure({ collection }: { collection: CollectionInfo }) {
  const indexed = useIndexed(collection.editions)
  switch (indexed.status) {
    case 'present':
      return <ServerHolders indexer={indexed.indexer} deployment={collection.editions} />
    case 'absent':
      return <ChainHolders collection={collection} />
    case 'asked':
      return <Figure term={NAME} value="…" note={MEANING} />
  }
}

function ServerHolders({ indexer, deployment }: { indexer: Indexer; deployment: string }) {
  const { data } = useTotals(indexer, deployment)
  const value = data ? formatGrouped(data.holders, 0) : '…'
  return <Figure term={NAME} value={value} note={`${MEANING}, as the server counts them`} />
}

function ChainHolders({ collection }: { collection: CollectionInfo }) {
  const read = useChainHolders(collection)
  if (read.status === 'read') {
    const { length } = read.result.holders
    return <Figure term={NAME} value={formatGrouped(BigInt(length), 0)} note={MEANING} />
  }
  if (read.status === 'reading') return <Figure term={NAME} value="…" note={MEANING} />
  return (
    <Figure
      term={NAME}
      value={NOT_COUNTED}
      note={
        <Link
          to="/collections/$collection/holders"
          params={{ collection: collection.editions }}
          className={TEXT_LINK}
        >
          Count the holders
        </Link>
      }
    />
  )
}
