import { useMintNetwork } from '../model/mintNetworkContext.ts'
import { Problem } from './Problem.tsx'

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
