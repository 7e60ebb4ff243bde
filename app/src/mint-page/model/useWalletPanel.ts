import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { picturesLoaded } from '../lib/picturesLoaded.ts'
import { whenIdle } from '../lib/whenIdle.ts'

/** The wallet panel's code, which is most of the page. */
export interface WalletPanelSource<Panel> {
  /** Kind of chain. */
  kind: string
  load: () => Promise<Panel>
}

/** Loads the wallet panel once it is wanted; preloads its code while the page is idle, if it is likely to be wanted. */
export function useWalletPanel<Panel>(
  { kind, load }: WalletPanelSource<Panel>,
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
    queryKey: ['wallet-panel', kind],
    enabled: isWanted,
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
}
