import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import { LOW_FUNDS, requestFunds } from '../lib/requestFunds.ts'
import type { Account } from './useAccount.ts'
import { useBalance } from './useBalance.ts'
import { useOnEmbedded } from './useOnEmbedded.ts'

/** A refusing faucet is retried, with a delay and a limit. */
const RETRIES = { retry: 3, retryDelay: 15_000 }

/** Requests funds from the embedded network's faucet when a development account runs low. */
export function useDevelopmentFunds({ address, isDevelopment }: Account): void {
  const { openConnection } = useCluster()
  const { invalidate } = useClusterQueries()
  const isOnEmbedded = useOnEmbedded()
  const balance = useBalance(address)
  const { mutate } = useMutation({
    ...RETRIES,
    mutationFn: async (to: string) => requestFunds(await openConnection(), to),
    onSettled: invalidate,
  })
  const isLow = isDevelopment && isOnEmbedded && balance !== undefined && balance < LOW_FUNDS
  useEffect(() => {
    if (isLow) mutate(address)
  }, [isLow, mutate, address])
}
