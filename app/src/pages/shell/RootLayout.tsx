import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { HostFilesContext } from '#entities/artwork/model/hostFilesContext.ts'
import type { RuntimeConfig } from '#entities/cluster/lib/runtimeConfig.ts'
import { ClusterProvider } from '#entities/cluster/model/ClusterProvider.tsx'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import type { Indexers } from '#entities/indexer/lib/indexers.ts'
import { IndexersContext } from '#entities/indexer/model/indexersContext.ts'
import { settingsStore } from '#entities/settings/model/settings.ts'
import { PlatformContext } from '#entities/terms/platformContext.ts'
import { TransactionsProvider } from '#entities/transaction/model/TransactionsProvider.tsx'
import { LazyWalletConnection } from '#entities/wallet/model/LazyWalletConnection.tsx'
import { TooltipProvider } from '#shared/ui/Tooltip.tsx'
import { Shell } from './Shell.tsx'

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
  return (
    <ClusterProvider config={config} linked={linked} onChoose={(id) => void choose(id)}>
      <LazyWalletConnection startsWithDevelopmentWallet={wallet === 'development'}>
        <TooltipProvider>
          <KeepClusterInAddress linked={linked} />
          <TransactionsProvider>
            <IndexersContext value={indexers}>
              <HostFilesContext value={config.files ?? false}>
                <PlatformContext value={config.platform}>
                  <Shell />
                </PlatformContext>
              </HostFilesContext>
            </IndexersContext>
          </TransactionsProvider>
        </TooltipProvider>
      </LazyWalletConnection>
    </ClusterProvider>
  )
}

/** Adds the cluster to the address, so that the link can be shared. */
function KeepClusterInAddress({ linked }: { linked: string | undefined }) {
  const { cluster } = useCluster()
  const goTo = useLinkedCluster()
  useEffect(() => {
    if (linked === undefined) void goTo(cluster.id)
  }, [linked, cluster.id, goTo])
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
