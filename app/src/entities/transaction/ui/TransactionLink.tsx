import { useExplorer } from '#entities/cluster/ui/ChainAddress.tsx'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { TextLink } from '#shared/ui/TextLink.tsx'

/** A transaction linked to the explorer; only its signature if no explorer shows it. */
export function TransactionLink({ signature }: { signature: string }) {
  const url = useExplorer()({ transaction: signature })
  return <SignatureText signature={signature} url={url} />
}

/** The same for places outside the app's tree, such as toasts, where the URL is passed in. */
export function SignatureText({ signature, url }: { signature: string; url: string | undefined }) {
  const text = <span className="font-mono">{shortAddress(signature, 6)}</span>
  return url === undefined ? text : <TextLink href={url}>{text}</TextLink>
}
