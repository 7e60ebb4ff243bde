import { shortAddress } from '#shared/lib/shortAddress.ts'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { useMintNetwork } from '../model/mintNetworkContext.ts'
import { ShareButton } from './ShareButton.tsx'

interface DropLinksProps {
  /** Address; undefined = not known. */
  creator: string | undefined
}

/** A drop's creator, and a button to share it. */
export function DropLinks({ creator }: DropLinksProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
      {creator !== undefined && (
        <p>
          By <CreatorName address={creator} />
        </p>
      )}
      <ShareButton variant="ghost" size="sm" />
    </div>
  )
}

function CreatorName({ address }: { address: string }) {
  const { explorer } = useMintNetwork()
  const url = explorer({ address })
  const name = <span className="font-mono text-[0.8125rem]">{shortAddress(address)}</span>
  return url === undefined ? name : <TextLink href={url}>{name}</TextLink>
}
