import { useQuery } from '@tanstack/react-query'

/** All that takes a wallet, which is most of the page's code: loaded when it is wanted. */
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
