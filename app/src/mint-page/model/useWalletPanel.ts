import { useQuery } from '@tanstack/react-query'

/** Loads the wallet panel on demand, which is most of the page's code. */
export function useWalletPanel(isWanted: boolean) {
  return useQuery({
    queryKey: ['wallet-panel'],
    enabled: isWanted,
    queryFn: () => import('../ui/wallet/WalletPanel.tsx'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
}
