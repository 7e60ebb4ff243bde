import { useQuery } from '@tanstack/react-query'

/** The code of a wallet panel, which is most of the page's. */
export interface WalletPanelSource<Panel> {
  /** Kind of chain. */
  kind: string
  load: () => Promise<Panel>
}

/** Loads the wallet panel on demand. */
export function useWalletPanel<Panel>({ kind, load }: WalletPanelSource<Panel>, isWanted: boolean) {
  return useQuery({
    queryKey: ['wallet-panel', kind],
    enabled: isWanted,
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
}
