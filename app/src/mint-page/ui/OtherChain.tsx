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
      It serves the chain with id {chainId}, so nothing can be minted here. Ask for a new link where
      you got this one.
    </Problem>
  )
}
