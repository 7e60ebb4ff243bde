import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { cn } from '#shared/lib/cn.ts'
import { TONES } from '#shared/ui/tones.ts'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import { useCluster } from '../model/clusterContext.ts'
import { ClusterDialog } from './ClusterDialog.tsx'
import { ClusterDot } from './ClusterDot.tsx'

const SAYS = { connecting: 'connecting', up: 'connected', down: 'does not answer' }

/** The current cluster, always in view; press to change it. */
export function ClusterBadge() {
  const [isOpen, setIsOpen] = useState(false)
  const { node, identity } = useCluster()
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className={cn(
          'inline-flex h-9 min-w-0 items-center gap-2 rounded-lg border px-2.5 font-medium text-[0.8125rem] transition-colors',
          identity.isRealMoney
            ? cn(TONES.warn, 'hover:border-warn-text')
            : 'border-line bg-surface text-ink hover:border-line-strong',
        )}
      >
        <ClusterDot node={node} identity={identity} />
        <VisuallyHidden>Network: </VisuallyHidden>
        <span className="truncate">{identity.name}</span>
        <VisuallyHidden>, {SAYS[node.status]}. Change network</VisuallyHidden>
        <ChevronDown aria-hidden="true" className="size-3.5 shrink-0 opacity-60" />
      </button>
      <ClusterDialog open={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}
