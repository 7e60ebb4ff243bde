import { DROP_STATUS_TEXTS, type DropStatusName } from '@mintline/core/drop'
import { lazy, type ReactNode, Suspense } from 'react'
import { supplyText } from '#entities/collection/lib/dropStatuses.ts'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import type { DropFacts, OfferedPrice } from '../lib/dropFacts.ts'
import { MINT_PANEL } from '../lib/pageParts.ts'
import { ArtStage } from './ArtStage.tsx'
import { DropColumns } from './DropColumns.tsx'
import type * as Loaded from './DropDetails.tsx'
import { DropHeadline } from './DropHeadline.tsx'
import { PriceBlock } from './PriceBlock.tsx'

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

/** The public price, with a note about lists. */
function CurrentPrice({ price }: { price: OfferedPrice }) {
  const { split, isListed, currency } = price
  if (!split) {
    return <p className="text-muted">Only wallets on the list may mint, each at its own price.</p>
  }
  return (
    <div className="flex flex-col gap-3">
      <PriceBlock
        split={split}
        currency={currency}
        note={isListed ? 'Public price per item' : undefined}
      />
      {isListed && (
        <p className="text-muted">Wallets on the list may also mint now, each at its own price.</p>
      )}
    </div>
  )
}

/** Returns the message for minters while a drop is closed; empty while it is open. */
function closedText(status: DropStatusName): string {
  return status === 'upcoming'
    ? 'This page opens by itself when the phase starts.'
    : DROP_STATUS_TEXTS[status].sentence
}

interface SupplyBarProps {
  minted: bigint
  /** 0 = unlimited. */
  max: bigint
}

/** Minted items against the supply. */
function SupplyBar({ minted, max }: SupplyBarProps) {
  const text = supplyText({ numberOfTokensIssued: minted, maxNumberOfTokens: max })
  // In hundredths of a percent, so that the first of many items shows.
  const percent = max === 0n ? 0 : Number((minted * 10_000n) / max) / 100
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-medium">{text}</span>
        {max > 0n && <span className="text-muted tabular-nums">{Math.floor(percent)} %</span>}
      </p>
      {max > 0n && (
        <div
          role="progressbar"
          aria-label="Minted"
          aria-valuenow={Math.floor(percent)}
          aria-valuetext={text}
          className="h-2 overflow-hidden rounded-full bg-line"
        >
          <div
            className="h-full rounded-full bg-accent transition-[width] duration-500"
            style={{ width: `${percent}%` }}
          />
        </div>
      )}
    </div>
  )
}
