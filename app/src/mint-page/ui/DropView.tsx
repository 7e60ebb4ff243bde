import { lazy, type ReactNode, Suspense } from 'react'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { closedText } from '../lib/closedText.ts'
import type { DropFacts } from '../lib/dropFacts.ts'
import { MINT_PANEL } from '../lib/mintPanelId.ts'
import { ArtStage } from './ArtStage.tsx'
import { CurrentPrice } from './CurrentPrice.tsx'
import { DropColumns } from './DropColumns.tsx'
import type AllDetails from './DropDetails.tsx'
import { DropHeadline } from './DropHeadline.tsx'
import { DropLinks } from './DropLinks.tsx'
import { SupplyBar } from './SupplyBar.tsx'

/** Not part of the first load; without it, the page only says less. */
const DropDetails = lazy(() => import('./DropDetails.tsx').catch(() => ({ default: Nothing })))

const Nothing: typeof AllDetails = () => <></>

interface DropViewProps {
  drop: DropFacts
  /** Chain time in unix seconds. */
  now: bigint
  /** Connecting and minting. */
  children: ReactNode
}

/** A drop: what decides first, then details. */
export function DropView({ drop, now, children }: DropViewProps) {
  const { name, texts, creator, price } = drop
  const closed = closedText(drop.status)
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <DropColumns
        picture={<ArtStage name={name} art={texts} />}
        head={
          <header className="flex flex-col gap-1">
            <h1 className="break-words font-semibold text-2xl tracking-tight @3xl:text-3xl">
              <UntrustedText>{name}</UntrustedText>
            </h1>
            <DropLinks creator={creator} artist={texts.artist} />
          </header>
        }
        panel={
          <div className="flex flex-col gap-5">
            <DropHeadline
              status={drop.status}
              audience={drop.audience}
              change={drop.change}
              now={now}
            />
            {price && <CurrentPrice price={price} />}
            <SupplyBar minted={drop.minted} max={drop.maxSupply} />
            {closed !== '' && <p className="text-muted">{closed}</p>}
            <div id={MINT_PANEL} className="flex flex-col gap-5 empty:hidden">
              {children}
            </div>
          </div>
        }
        below={
          <Suspense fallback={null}>
            <DropDetails drop={drop} />
          </Suspense>
        }
      />
    </>
  )
}
