import { useExplorer } from '#entities/cluster/model/useExplorer.ts'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'

interface ItemLinkProps {
  /** Base58. */
  mint: string
  /** Undefined = not known. */
  name: string | undefined
}

/** An item linked to the explorer; only its name if no explorer shows it. */
export function ItemLink({ mint, name }: ItemLinkProps) {
  const url = useExplorer()({ address: mint })
  const text = name ? (
    <UntrustedText>{name}</UntrustedText>
  ) : (
    <span className="font-mono">{shortAddress(mint)}</span>
  )
  return url === undefined ? text : <TextLink href={url}>{text}</TextLink>
}
