import type { AllowlistEntry } from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import type { AllowlistWorker, Comparison } from './allowlistWorker.ts'

/**
 * Compares a worker's list with the entries on chain.
 *
 * @param worker - undefined = there is no list to compare
 * @param onChain - undefined while they are not known
 * @param readAt - milliseconds since 1970 when they were read
 */
export function useComparison(
  worker: AllowlistWorker | undefined,
  onChain: readonly AllowlistEntry[] | undefined,
  readAt: number,
): Comparison | undefined {
  const { data } = useQuery({
    queryKey: ['comparison', worker?.id, readAt],
    queryFn: () => worker && onChain && worker.compare(onChain),
    enabled: worker !== undefined && onChain !== undefined,
    // The previous comparison stays in view while the entries on chain are refetched.
    placeholderData: (before, query) => (query?.queryKey[1] === worker?.id ? before : undefined),
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return data
}
