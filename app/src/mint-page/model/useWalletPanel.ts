import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { picturesLoaded } from '../lib/picturesLoaded.ts'
import { whenIdle } from '../lib/whenIdle.ts'

/** The wallet panel's code, which is most of the page. */
export interface WalletPanelSource<Panel> {
  /** Browser storage key for the wallet last connected. */
  walletKey: string
  /** Browser storage key for pending mints. */
  openMintsKey: string
  load: () => Promise<Panel>
}

/** Loads the wallet panel once it is wanted; preloads its code while the page is idle, if it is likely to be wanted. */
export function useWalletPanel<Panel>(
  { openMintsKey, load }: Pick<WalletPanelSource<Panel>, 'openMintsKey' | 'load'>,
  { isWanted, isLikely }: { isWanted: boolean; isLikely: boolean },
) {
  useEffect(() => {
    if (!isLikely) return
    // A failure is shown once the panel is wanted.
    return whenIdle(
      () =>
        void picturesLoaded()
          .then(load)
          .catch(() => undefined),
    )
  }, [isLikely, load])
  return useQuery({
    queryKey: ['wallet-panel', openMintsKey],
    enabled: isWanted,
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
}
