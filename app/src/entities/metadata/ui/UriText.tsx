import { plainText } from '#shared/lib/plainText.ts'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { contentUrl } from '../lib/contentUrl.ts'

/** An untrusted address as it stands on chain; a link where it leads to the network. */
export function UriText({ uri }: { uri: string }) {
  if (uri === '') return <span className="font-normal text-muted">None</span>
  const url = contentUrl(uri)
  if (url === undefined) return <span className="break-all font-normal">{plainText(uri)}</span>
  return (
    <TextLink href={url}>
      <span className="break-all">{plainText(uri)}</span>
    </TextLink>
  )
}
