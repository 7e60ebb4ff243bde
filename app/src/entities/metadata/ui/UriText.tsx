import { plainText } from '#shared/lib/plainText.ts'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { contentUrl } from '../lib/contentUrl.ts'

/** An untrusted uri, linked if it leads to http, https, ipfs or ar. */
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
