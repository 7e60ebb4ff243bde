import { useRouter, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { type OtherNetwork, otherNetworksFrom } from '#entities/cluster/lib/otherNetworks.ts'
import type { RuntimeConfig } from '#entities/cluster/lib/runtimeConfig.ts'
import { ClusterProvider } from '#entities/cluster/model/ClusterProvider.tsx'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import {
  HostFilesContext,
  HostLinksContext,
  PlatformContext,
} from '#entities/cluster/model/hostContext.ts'
import {
  OtherNetworksContext,
  useOtherNetworks,
} from '#entities/cluster/model/otherNetworkContext.ts'
import { ChainProvider } from '#entities/drop/model/ChainProvider.tsx'
import type { Indexers } from '#entities/indexer/lib/indexers.ts'
import { IndexersContext } from '#entities/indexer/model/indexersContext.ts'
import { settingsStore, useSettings } from '#entities/settings/settings.ts'
import { openTransactions } from '#entities/transaction/model/transactionStore.ts'
import { TransactionsContext } from '#entities/transaction/model/transactionsContext.ts'
import { waitingTransactions } from '#entities/transaction/model/waitingTransactions.ts'
import { LazyWalletConnection } from '#entities/wallet/model/LazyWalletConnection.tsx'
import { lazyAfterPaint, PartOnDemand } from '#shared/ui/PartOnDemand.tsx'
import { TooltipProvider } from '#shared/ui/Tooltip.tsx'
import { Shell } from './Shell.tsx'

const Loaded = lazyAfterPaint(
  async () =>
    (await import('#entities/transaction/model/LoadedTransactions.tsx')).LoadedTransactions,
)

interface RootLayoutProps {
  config: RuntimeConfig
  indexers: Indexers
}

/** Frame around all pages: network, wallet and shell. */
export function RootLayout({ config, indexers }: RootLayoutProps) {
  const { cluster: linked, wallet } = useSearch({ from: '__root__' })
  const goTo = useLinkedCluster()
  const choose = async (id: string) => {
    // A person with unsaved changes may stay.
    if (await goTo(id)) settingsStore.update({ cluster: id })
  }
  const { cluster: stored } = useSettings()
  const all = useMemo(() => otherNetworksFrom(config), [config])
  const wanted = linked ?? stored
  const chosen = all.find(({ network }) => network.slug === wanted)
  const others = useMemo(() => ({ all, chosen }), [all, chosen])
  return (
    <OtherNetworksContext value={others}>
      <ClusterProvider
        config={config}
        linked={chosen ? undefined : linked}
        isIdle={chosen !== undefined}
        onChoose={(id) => void choose(id)}
      >
        <LazyWalletConnection startsWithDevelopmentWallet={wallet === 'development'}>
          <TooltipProvider>
            <KeepClusterInAddress linked={linked} />
            <TransactionsProvider>
              <IndexersContext value={indexers}>
                <HostFilesContext value={config.files ?? false}>
                  <PlatformContext value={config.platform}>
                    <HostLinksContext value={config}>
                      <OnChain other={chosen}>
                        <Shell />
                      </OnChain>
                    </HostLinksContext>
                  </PlatformContext>
                </HostFilesContext>
              </IndexersContext>
            </TransactionsProvider>
          </TooltipProvider>
        </LazyWalletConnection>
      </ClusterProvider>
    </OtherNetworksContext>
  )
}

/** Provides the chosen network besides Solana and Eclipse; a wallet belongs to one network. */
function OnChain({ other, children }: { other: OtherNetwork | undefined; children: ReactNode }) {
  if (!other) return children
  return (
    <ChainProvider key={other.network.slug} other={other}>
      {children}
    </ChainProvider>
  )
}

/** Adds the cluster to the address, so that the link can be shared. */
function KeepClusterInAddress({ linked }: { linked: string | undefined }) {
  const { cluster } = useCluster()
  const { chosen } = useOtherNetworks()
  const goTo = useLinkedCluster()
  const id = chosen?.network.slug ?? cluster.id
  useEffect(() => {
    if (linked === undefined) void goTo(id)
  }, [linked, id, goTo])
  return null
}

/** Sets the cluster in the page's address; resolves to whether that succeeded. */
function useLinkedCluster(): (id: string) => Promise<boolean> {
  const router = useRouter()
  return async (id) => {
    // Not ".", which would lead home from an unknown address.
    const { pathname, search } = router.state.location
    await router.navigate({
      to: pathname,
      // The wallet is chosen by now, and the address may be shared.
      search: { ...search, cluster: id, wallet: undefined },
      replace: true,
    })
    return router.latestLocation.search.cluster === id
  }
}

/**
 * Provides sending transactions, one review at a time. Its code brings web3.js, so it is loaded for the first review,
 * which opens once it is loaded, or to follow transactions that were pending when the page was closed.
 */
function TransactionsProvider({ children }: { children: ReactNode }) {
  const [pending] = useState(openTransactions)
  const [isNeeded, setIsNeeded] = useState(pending.length > 0)
  // The same object in all renders, so that pages do not rerender while a transaction advances.
  const [{ transactions, onReady, giveUp }] = useState(() =>
    waitingTransactions(() => setIsNeeded(true)),
  )
  const leave = () => {
    setIsNeeded(false)
    giveUp()
  }
  return (
    <TransactionsContext value={transactions}>
      {children}
      {isNeeded && (
        <PartOnDemand
          title="Transactions"
          failure="Transactions could not be loaded"
          onLeave={leave}
        >
          <Loaded pending={pending} onReady={onReady} />
        </PartOnDemand>
      )}
    </TransactionsContext>
  )
}
