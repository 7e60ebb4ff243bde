import { TextLink } from '#shared/ui/TextLink.tsx'

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

/** A site named by a creator. */
interface Site {
  /** https: */
  url: string
  /** Its host as in the browser's address bar, where look-alike letters show as such. */
  host: string
}

/**
 * Returns the site that an untrusted metadata document links to. Undefined for everything but https, and for addresses
 * with credentials, which disguise the host.
 */
export function siteUrl(address: string | undefined): Site | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  const { protocol, username, password, href: url, host } = new URL(address)
  if (protocol !== 'https:' || username !== '' || password !== '') return undefined
  return { url, host }
}
