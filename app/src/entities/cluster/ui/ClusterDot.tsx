import { cn } from '#shared/lib/cn.ts'
import type { ClusterIdentity, NodeState } from '../lib/identity.ts'

interface ClusterDotProps {
  node: Pick<NodeState, 'status'>
  identity: Pick<ClusterIdentity, 'isRealMoney'>
}

/** Amber for real money, mint for play money, hollow while the node does not answer. */
export function ClusterDot({ node, identity }: ClusterDotProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'size-2 shrink-0 rounded-full',
        node.status === 'connecting' && 'animate-pulse',
        node.status === 'down'
          ? 'border-2 border-danger-text'
          : identity.isRealMoney
            ? 'bg-warn-text'
            : 'bg-accent',
      )}
    />
  )
}
