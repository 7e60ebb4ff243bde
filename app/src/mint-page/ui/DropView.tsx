import { lazy, type ReactNode, Suspense } from 'react'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { closedText } from '../lib/closedText.ts'
import type { DropFacts } from '../lib/dropFacts.ts'
import { MINT_PANEL } from '../lib/pageParts.ts'
import { ArtStage } from './ArtStage.tsx'
import { CurrentPrice } from './CurrentPrice.tsx'
import { DropColumns } from './DropColumns.tsx'
import type * as Loaded from './DropDetails.tsx'
import { DropHeadline } from './DropHeadline.tsx'
import { SupplyBar } from './SupplyBar.tsx'

/** Not part of the first load; without them, the page only says less. */
const loadDetails = (): Promise<typeof Loaded> =>
  import('./DropDetails.tsx').catch(() => ({ DropDetails: Nothing, DropLinks: Nothing }))
const DropDetails = lazy(async () => ({ default: (await loadDetails()).DropDetails }))
const DropLinks = lazy(async () => ({ default: (await loadDetails()).DropLinks }))

const Nothing = () => <></>

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
            <div className="min-h-8">
              <Suspense fallback={null}>
                <DropLinks creator={creator} artist={texts.artist} />
              </Suspense>
            </div>
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
