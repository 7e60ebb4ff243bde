import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import type { Account } from './useAccount.ts'
import { useBalance } from './useBalance.ts'
import { useOnEmbedded } from './useOnEmbedded.ts'

const LOW = 2_000_000_000n
const GIFT = 10_000_000_000
/** A refusing faucet is asked again, with a delay and a limit. */
const RETRIES = { retry: 3, retryDelay: 15_000 }

/** Requests funds from the embedded network's faucet when a development account runs low. */
export function useDevelopmentFunds({ address, isDevelopment }: Account): void {
  const { openConnection } = useCluster()
  const { invalidate } = useClusterQueries()
  const isOnEmbedded = useOnEmbedded()
  const balance = useBalance(address)
  const { mutate } = useMutation({
    ...RETRIES,
    mutationFn: async (to: string) => {
      const { PublicKey } = await import('@solana/web3.js')
      const connection = await openConnection()
      return connection.requestAirdrop(new PublicKey(to), GIFT)
    },
    onSettled: invalidate,
  })
  const isLow = isDevelopment && isOnEmbedded && balance !== undefined && balance < LOW
  useEffect(() => {
    if (isLow) mutate(address)
  }, [isLow, mutate, address])
}
