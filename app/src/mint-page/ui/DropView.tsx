import { type DropStatus, dropStatus } from '#features/collections/lib/dropStatus.ts'
import { ItemPicture } from '#features/items/ui/ItemPicture.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import type { MintLink } from '../lib/mintLink.ts'
import { priceSplit } from '../lib/priceSplit.ts'
import { closedText } from '../lib/statusTexts.ts'
import { useChainNow } from '../model/useChainNow.ts'
import { useCollectionPicture } from '../model/useCollectionPicture.ts'
import type { DropRead } from '../model/useDrop.ts'
import { ActionPanel } from './ActionPanel.tsx'
import { CreatorLine } from './CreatorLine.tsx'
import { DropColumns } from './DropColumns.tsx'
import { DropHeadline } from './DropHeadline.tsx'
import { PhaseList } from './PhaseList.tsx'
import { PriceBlock } from './PriceBlock.tsx'
import { SupplyBar } from './SupplyBar.tsx'

/** A drop: what it is, where it stands, and how to mint from it. */
export function DropView({ drop, link }: { drop: DropRead; link: MintLink }) {
  const { collection } = drop
  const { collectionBaseName: name, collectionBaseUri } = collection.metadata
  const now = useChainNow(drop)
  const status = dropStatus(collection, now)
  const { picture, isLoading } = useCollectionPicture(collectionBaseUri)
  const closed = closedText(status)
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
              {name}
            </h1>
            <CreatorLine creator={collection.creator} />
          </header>
        }
        panel={
          <div className="flex flex-col gap-5">
            <DropHeadline status={status} now={now} />
            <CurrentPrice drop={drop} status={status} />
            <SupplyBar collection={collection} />
            {closed && <p className="text-muted">{closed}</p>}
            <ActionPanel drop={drop} status={status.status} proofs={link.proofs} />
          </div>
        }
        below={<PhaseList phases={collection.phases} now={now} />}
      />
    </>
  )
}

/** What the phase asks for that is open or next; nothing where none is. */
function CurrentPrice({ drop, status }: { drop: DropRead; status: DropStatus }) {
  if (status.status !== 'open' && status.status !== 'upcoming') return null
  const { phase } = status
  if (phase.phaseType !== 'public') {
    return <p className="text-muted">Only wallets on the list may mint, each at its own price.</p>
  }
  return <PriceBlock split={priceSplit(phase.priceAmount, drop.collection.platformFees)} />
}
