import { shortAddress } from '#shared/lib/shortAddress.ts'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { useMintNetwork } from '../model/mintNetworkContext.ts'

/** Creator of the collection. */
export function CreatorLine({ creator }: { creator: string }) {
  const { explorer } = useMintNetwork()
  const url = explorer({ address: creator })
  const address = <span className="font-mono text-[0.8125rem]">{shortAddress(creator)}</span>
  return (
    <p className="text-muted">
      By {url === undefined ? address : <TextLink href={url}>{address}</TextLink>}
    </p>
  )
}
