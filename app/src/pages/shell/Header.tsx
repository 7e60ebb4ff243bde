import { Link, useRouterState } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { displayName } from '#entities/cluster/lib/cluster.ts'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useOtherNetworks } from '#entities/cluster/model/otherNetworkContext.ts'
import { ClusterDot } from '#entities/cluster/ui/ClusterDot.tsx'
import { ClusterDialog } from '#entities/cluster/ui/ClusterPicker.tsx'
import { WalletButton } from '#entities/wallet/ui/WalletButton.tsx'
import { HelpButton } from '#features/help'
import { cn } from '#shared/lib/cn.ts'
import { Logo } from '#shared/ui/Logo.tsx'
import { TONES } from '#shared/ui/tones.ts'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import { NAVIGATION, useCurrentSection } from './navigation.ts'

/** Only other networks than Solana and Eclipse need it. */
const ChainWalletButton = lazy(async () => {
  const { ChainWalletButton: button } = await import('#entities/drop/ui/ChainWalletButton.tsx')
  return { default: button }
})

const SAYS = { connecting: 'connecting', up: 'connected', down: 'does not answer' }

/** Every page's header: navigation, network and account. */
export function Header() {
  const currentSection = useCurrentSection()
  const { chosen } = useOtherNetworks()
  const route = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath ?? '/' })
  return (
    <header className="sticky top-0 z-30 border-b bg-canvas/90 backdrop-blur-md">
      <div className="mx-auto flex h-15 max-w-6xl items-center gap-3 px-4 sm:px-6">
        <Link
          to="/"
          activeOptions={{ exact: true, includeSearch: false }}
          aria-label="Mintline, to your collections"
          className="flex shrink-0 items-center gap-2.5 rounded-md"
        >
          <Logo className="size-7" />
          <span className="hidden font-semibold text-base tracking-tight sm:inline">Mintline</span>
        </Link>
        <nav aria-label="Main" className="ml-4 hidden gap-1 md:flex">
          {NAVIGATION.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              aria-current={currentSection(to)}
              activeOptions={{ exact: to === '/', includeSearch: false }}
              className="rounded-lg px-3 py-1.5 text-muted transition-colors hover:bg-sunken hover:text-ink [&[aria-current]]:bg-sunken [&[aria-current]]:font-medium [&[aria-current]]:text-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-2">
          <HelpButton route={route} />
          <ClusterBadge />
          {chosen ? (
            <Suspense fallback={<div className="h-9 w-38" />}>
              <ChainWalletButton />
            </Suspense>
          ) : (
            <WalletButton />
          )}
        </div>
      </div>
    </header>
  )
}

/** The current cluster, always in view; press to change it. */
function ClusterBadge() {
  const [isOpen, setIsOpen] = useState(false)
  const { node, identity } = useCluster()
  const { chosen } = useOtherNetworks()
  const name = chosen ? displayName(chosen.network) : identity.name
  const isRealMoney = chosen ? !chosen.network.testnet : identity.isRealMoney
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className={cn(
          'inline-flex h-9 min-w-0 items-center gap-2 rounded-lg border px-2.5 font-medium text-[0.8125rem] transition-colors',
          isRealMoney
            ? cn(TONES.warn, 'hover:border-warn-text')
            : 'border-line bg-surface text-ink hover:border-line-strong',
        )}
      >
        {!chosen && <ClusterDot node={node} identity={identity} />}
        <VisuallyHidden>Network: </VisuallyHidden>
        <span className="truncate">{name}</span>
        <VisuallyHidden>{chosen ? '' : `, ${SAYS[node.status]}`}. Change network</VisuallyHidden>
        <ChevronDown aria-hidden="true" className="size-3.5 shrink-0 opacity-60" />
      </button>
      <ClusterDialog open={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}
