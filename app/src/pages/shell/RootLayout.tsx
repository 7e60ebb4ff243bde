import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { RuntimeConfig } from '#entities/cluster/lib/runtimeConfig.ts'
import { ClusterProvider } from '#entities/cluster/model/ClusterProvider.tsx'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { settingsStore } from '#entities/settings/model/settings.ts'
import { TransactionsProvider } from '#entities/transaction/model/TransactionsProvider.tsx'
import { WalletConnection } from '#entities/wallet/model/WalletConnection.tsx'
import { TooltipProvider } from '#shared/ui/Tooltip.tsx'
import { Shell } from './Shell.tsx'

/** The app around its pages: network, wallet and shell. */
export function RootLayout({ config }: { config: RuntimeConfig }) {
  const { cluster: linked, wallet } = useSearch({ from: '__root__' })
  const goTo = useLinkedCluster()
  const choose = async (id: string) => {
    // Somebody with changes that are not saved may stay.
    if (await goTo(id)) settingsStore.update({ cluster: id })
  }
  return (
    <ClusterProvider config={config} linked={linked} onChoose={(id) => void choose(id)}>
      <WalletConnection startsWithDevelopmentWallet={wallet === 'development'}>
        <TooltipProvider>
          <KeepClusterInAddress linked={linked} />
          <TransactionsProvider>
            <Shell />
          </TransactionsProvider>
        </TooltipProvider>
      </WalletConnection>
    </ClusterProvider>
  )
}

/** So that the address can be given to others as it is. */
function KeepClusterInAddress({ linked }: { linked: string | undefined }) {
  const { cluster } = useCluster()
  const goTo = useLinkedCluster()
  useEffect(() => {
    if (linked === undefined) void goTo(cluster.id)
  }, [linked, cluster.id, goTo])
  return null
}

/** Puts a cluster into the address; whether it is there then. */
function useLinkedCluster(): (id: string) => Promise<boolean> {
  const router = useRouter()
  return async (id) => {
    // Not ".", which leads home from an address that leads nowhere.
    const { pathname, search } = router.state.location
    await router.navigate({
      to: pathname,
      // The wallet is connected by then, and the address may be given to others.
      search: { ...search, cluster: id, wallet: undefined },
      replace: true,
    })
    return router.latestLocation.search.cluster === id
  }
}
