import type { MintLink } from '../lib/mintLink.ts'
import { type MintNetwork, MintNetworkContext } from '../model/mintNetworkContext.ts'
import { MintFrame } from './MintFrame.tsx'
import { Problem } from './Problem.tsx'

/** Placeholder network, which is never queried. */
const NOWHERE: MintNetwork = {
  name: 'Unknown network',
  isRealMoney: false,
  node: { status: 'connecting' },
  nodeUrls: [],
  checkNode: () => undefined,
  explorer: () => undefined,
}

interface UnknownNetworkProps {
  link: MintLink
  /** The link's network if it has ended. */
  network?: { readonly name: string; readonly ended?: string } | undefined
}

/** Page for a link whose network does not exist, or no longer. */
export function UnknownNetwork({ link, network }: UnknownNetworkProps) {
  const [blockchain] = (link.drop ?? '').split(':', 1)
  return (
    <MintNetworkContext value={NOWHERE}>
      <MintFrame link={link} below={null}>
        <Problem title="This link is for a network that is not available here">
          {network
            ? `${network.name} ended on ${network.ended}: nothing can be minted there any more.`
            : `It asks for ${link.network ?? blockchain}. Ask for a new link where you got this one.`}
        </Problem>
      </MintFrame>
    </MintNetworkContext>
  )
}
