import { shortAddress } from '#shared/lib/shortAddress.ts'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { useMintNetwork } from '../model/mintNetworkContext.ts'
import { useVerifiedName } from '../model/useNames.ts'
import { ShareButton } from './ShareButton.tsx'

interface DropLinksProps {
  /** Address; undefined = not known. */
  creator: string | undefined
  /** Name of its maker, by its own account; undefined = none. */
  artist?: string | undefined
}

/** A drop's creator, and a button to share it. */
export function DropLinks({ creator, artist }: DropLinksProps) {
  return (
    <div className="flex min-h-8 items-center gap-x-4 text-muted">
      {creator !== undefined && (
        <p className="min-w-0 truncate">
          By{' '}
          {artist !== undefined && (
            // Anybody can name anybody: the address stays beside the name.
            <span className="font-medium text-ink">
              <UntrustedText>{artist}</UntrustedText>{' '}
            </span>
          )}
          <CreatorName address={creator} />
        </p>
      )}
      <ShareButton variant="ghost" size="sm" />
    </div>
  )
}

function CreatorName({ address }: { address: string }) {
  const { explorer } = useMintNetwork()
  const url = explorer({ address })
  const verified = useVerifiedName(address)
  const name =
    verified === undefined ? (
      <span className="font-mono text-[0.8125rem]">{shortAddress(address)}</span>
    ) : (
      <span title={address}>
        <UntrustedText>{verified}</UntrustedText>
      </span>
    )
  return url === undefined ? name : <TextLink href={url}>{name}</TextLink>
}
