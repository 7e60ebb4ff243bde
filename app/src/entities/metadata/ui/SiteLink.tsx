import { TextLink } from '#shared/ui/TextLink.tsx'
import { siteUrl } from '../lib/siteUrl.ts'

/** Links to the site that untrusted metadata names, by its host; nothing for anything but https. */
export function SiteLink({ externalUrl }: { externalUrl: string | undefined }) {
  const site = siteUrl(externalUrl)
  if (!site) return null
  return (
    <p className="wrap-anywhere">
      <TextLink href={site.url}>{site.host}</TextLink>
    </p>
  )
}
