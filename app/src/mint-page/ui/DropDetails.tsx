import '../wallet.css'
import { MetadataDescription } from '#entities/metadata/ui/MetadataDescription.tsx'
import { SiteLink } from '#entities/metadata/ui/SiteLink.tsx'
import type { DropFacts } from '../lib/dropFacts.ts'
import { usePageTheme } from '../model/usePageTheme.ts'
import { CalendarButton } from './CalendarButton.tsx'
import { MintBar } from './MintBar.tsx'
import { PhaseSteps } from './PhaseSteps.tsx'
import { ThemeLogo } from './ThemeLogo.tsx'

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
      <MintBar drop={drop} />
      <ThemeLogo uri={texts.theme?.logo} />
    </>
  )
}
