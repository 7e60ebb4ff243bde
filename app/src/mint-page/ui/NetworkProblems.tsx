import '../wallet.css'
import { hostOf } from '#entities/cluster/lib/customUrl.ts'
import type { MintLink } from '../lib/mintLink.ts'
import {
  type MintNetwork,
  MintNetworkContext,
  useMintNetwork,
} from '../model/mintNetworkContext.ts'
import { MintFrame } from './MintFrame.tsx'
import { Problem } from './Problem.tsx'

// Problems of few links, loaded when they happen.

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
  network?: EndedNetwork | undefined
}

interface EndedNetwork {
  readonly name: string
  readonly ended?: string
}

/** Page for a link whose network does not exist, or no longer. */
export function UnknownNetwork({ link, network }: UnknownNetworkProps) {
  const [blockchain = ''] = (link.drop ?? '').split(':', 1)
  return (
    <MintNetworkContext value={NOWHERE}>
      <MintFrame link={link} below={null}>
        <NoSuchNetwork name={link.network ?? blockchain} network={network} />
      </MintFrame>
    </MintNetworkContext>
  )
}

interface NoSuchNetworkProps extends Pick<UnknownNetworkProps, 'network'> {
  /** As in the link. */
  name: string
}

/** Explains that a link's network does not exist, or no longer. */
export function NoSuchNetwork({ name, network }: NoSuchNetworkProps) {
  return (
    <Problem title="This link is for a network that is not available here">
      {network
        ? `${network.name} ended on ${network.ended}: nothing can be minted there any more.`
        : `It asks for ${name}. Ask for a new link where you got this one.`}
    </Problem>
  )
}

interface OtherChainProps {
  /** The chain that the node serves. */
  chainId: number
  onRetry: () => void
}

/** Page for a link whose node serves another network. */
export function OtherChain({ chainId, onRetry }: OtherChainProps) {
  const { name } = useMintNetwork()
  return (
    <Problem title={`The node is not one of ${name}`} onRetry={onRetry}>
      It serves chain {chainId}. Ask for a new link.
    </Problem>
  )
}

/** Notice about nodes chosen by the link instead of the host: they serve everything shown. */
export function LinkedNodes({ urls }: { urls: readonly string[] }) {
  return (
    <p className="mt-6 break-words text-[0.8125rem] text-muted">
      This link has the page ask {urls.map(hostOf).join(', ')}. Compare the amount in your wallet
      before you approve it.
    </p>
  )
}
