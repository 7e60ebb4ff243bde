import type { ReactNode } from 'react'
import { MetadataDescription } from '#entities/metadata/ui/MetadataDescription.tsx'
import { ItemPicture } from '#entities/metadata/ui/PictureFrame.tsx'
import { SiteLink } from '#entities/metadata/ui/SiteLink.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { closedText } from '../lib/closedText.ts'
import type { DropFacts } from '../lib/dropFacts.ts'
import { CurrentPrice } from './CurrentPrice.tsx'
import { DropColumns } from './DropColumns.tsx'
import { DropHeadline } from './DropHeadline.tsx'
import { DropLinks } from './DropLinks.tsx'
import { PhaseList } from './PhaseList.tsx'
import { SupplyBar } from './SupplyBar.tsx'

interface DropViewProps {
  drop: DropFacts
  /** Chain time in unix seconds. */
  now: bigint
  /** Connecting and minting. */
  children: ReactNode
}

/** A drop: description, state and minting. */
export function DropView({ drop, now, children }: DropViewProps) {
  const { name, texts, creator, price } = drop
  const closed = closedText(drop.status)
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <DropColumns
        picture={
          <ItemPicture
            name={name}
            uri={texts.image}
            isLoading={texts.isLoading}
            isFirst
            className="w-full rounded-2xl border shadow-card"
          />
        }
        head={
          <header className="flex flex-col gap-2">
            <h1 className="break-words font-semibold text-2xl tracking-tight @3xl:text-3xl">
              <UntrustedText>{name}</UntrustedText>
            </h1>
            <DropLinks creator={creator} />
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
            {children}
          </div>
        }
        below={
          <>
            <PhaseList phases={drop.phases} />
            {/* Last, as it comes later than the drop: it moves nothing. */}
            <div className="flex flex-col gap-2">
              {texts.description !== undefined && (
                <>
                  <h2 className="font-semibold text-base">About</h2>
                  <MetadataDescription description={texts.description} />
                </>
              )}
              <SiteLink externalUrl={texts.externalUrl} />
            </div>
          </>
        }
      />
    </>
  )
}
