import '../wallet.css'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { pictureUrl } from '#entities/metadata/lib/pictureUrl.ts'
import { MetadataDescription } from '#entities/metadata/ui/MetadataDescription.tsx'
import { SiteLink } from '#entities/metadata/ui/SiteLink.tsx'
import { shortAmountText } from '#shared/lib/amountText.ts'
import { downloadText } from '#shared/lib/download.ts'
import { plainText } from '#shared/lib/plainText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { calendarFile } from '../lib/calendarFile.ts'
import type { DropFacts, NetworkFee, OfferedPrice } from '../lib/dropFacts.ts'
import { ownPage } from '../lib/ownPage.ts'
import { LOGO_PLACE, NETWORK_FEE } from '../lib/pageParts.ts'
import { usePageTheme } from '../model/usePageTheme.ts'
import { MintBar } from './MintBar.tsx'
import { PhaseSteps } from './PhaseSteps.tsx'

export { DropLinks } from './DropLinks.tsx'

/** Details that do not decide: phases, description and links. They load after the drop, below it, and move nothing. */
export function DropDetails({ drop }: { drop: DropFacts }) {
  const { texts } = drop
  const { description, externalUrl } = texts
  usePageTheme(texts)
  return (
    <>
      <CalendarButton name={drop.name} change={drop.change} />
      <PhaseSteps phases={drop.phases} />
      <div className="flex flex-col gap-2">
        {description !== undefined && (
          <>
            <h2 className="font-semibold text-base">About</h2>
            <MetadataDescription description={description} />
          </>
        )}
        <SiteLink externalUrl={externalUrl} />
      </div>
      <NetworkFeeText fee={drop.networkFee} price={drop.price} />
      <MintBar drop={drop} />
      <ThemeLogo uri={texts.theme?.logo} />
    </>
  )
}

interface NetworkFeeTextProps {
  fee: NetworkFee | undefined
  price: OfferedPrice | undefined
}

/** What a first item costs besides its price, beside it: `, about 0.01 SOL`. */
function NetworkFeeText({ fee, price }: NetworkFeeTextProps) {
  const place = document.getElementById(NETWORK_FEE)
  if (!place || !fee || fee.amount === 0n) return null
  const text = shortAmountText(fee.amount, fee.currency)
  // The price beside it names the coin already, unless it is another one or free.
  const isNamed = price?.split?.status !== 'free' && fee.currency.symbol === price?.currency.symbol
  return createPortal(`, about ${isNamed ? text.split(' ')[0] : text}`, place)
}

/** A creator's logo in place of ours, as long as it can be loaded. Embeds have no place for one. */
function ThemeLogo({ uri }: { uri: string | undefined }) {
  const [failed, setFailed] = useState<string>()
  const place = document.getElementById(LOGO_PLACE)
  const url = uri === undefined ? undefined : pictureUrl(uri)
  if (!place || url === undefined || url === failed) return null
  return createPortal(
    <img
      src={url}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setFailed(url)}
      className="h-8 max-w-40 object-contain object-left"
    />,
    place,
  )
}

/** Downloads the next opening as a calendar file; nothing while none is known. */
function CalendarButton({ name, change }: Pick<DropFacts, 'name' | 'change'>) {
  if (change === undefined || change.kind === 'ends') return null
  const download = () => {
    const url = ownPage(window.location.href)
    const writtenAt = BigInt(Math.floor(Date.now() / 1_000))
    const title = `${plainText(name)} opens`
    const event = { title, start: change.at, url, writtenAt }
    downloadText('mint.ics', calendarFile(event), 'text/calendar')
  }
  return (
    <Button onClick={download} className="self-start">
      <CalendarPlus aria-hidden="true" />
      Add to calendar
    </Button>
  )
}
