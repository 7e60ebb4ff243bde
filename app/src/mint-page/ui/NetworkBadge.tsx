import { ClusterDot } from '#entities/cluster/ui/ClusterDot.tsx'
import { cn } from '#shared/lib/cn.ts'
import { TONES } from '#shared/ui/tones.ts'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import { useMintNetwork } from '../model/mintNetworkContext.ts'

const SAYS = { connecting: 'connecting', up: 'connected', down: 'does not answer' }

/** The drop's network, always in view. */
export function NetworkBadge() {
  const { node, name, isRealMoney } = useMintNetwork()
  return (
    <p
      className={cn(
        'inline-flex h-7 min-w-0 items-center gap-2 rounded-full border px-3 font-medium text-xs',
        isRealMoney ? TONES.warn : 'border-line bg-surface text-muted',
      )}
    >
      <ClusterDot node={node} identity={{ isRealMoney }} />
      <VisuallyHidden>Network: </VisuallyHidden>
      <span className="truncate">{name}</span>
      <VisuallyHidden>, {SAYS[node.status]}</VisuallyHidden>
    </p>
  )
}
