import { fetchMintState, type MintState } from '@mintline/solana/reads'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RepeatedRead, sinceChange } from '../../lib/sinceChange.ts'
import { TERMS_INTERVAL } from '../../lib/untilNextRead.ts'
import { useRefetchAfter } from '../../model/useRefetchAfter.ts'
import { MINT_REQUEST } from '../lib/mintRequest.ts'
import { useMintCluster } from './mintClusterContext.ts'
import type { DropRead } from './useDrop.ts'

interface MintTermsInput {
  /** As last read; if it has changed, the wallet's terms are refetched. */
  drop: DropRead
  /** The minter's address in base58. */
  wallet: string
  /** Another wallet that receives the items, in base58; undefined = none. */
  mintTo: string | undefined
  /** URL of the merkle proof folder; undefined = none known. */
  proofs: string | undefined
}

/** Terms with the time they were read. */
type TermsRead = { state: MintState } & RepeatedRead

/** Fetches the wallet's terms in all phases that are open now. */
export function useMintTerms({ drop, wallet, mintTo, proofs }: MintTermsInput) {
  const client = useQueryClient()
  const { connection, scope } = useMintCluster()
  const deployment = drop.collection.editions
  const query = useQuery({
    queryKey: [scope, 'mint-terms', deployment, wallet, mintTo, proofs],
    queryFn: async ({ signal, queryKey }): Promise<TermsRead> => {
      const wanted = { ...MINT_REQUEST, deployment, wallet, mintTo, proofSource: proofs }
      const state = await fetchMintState(connection, { ...wanted, read: drop }, { signal })
      return sinceChange(client.getQueryData<TermsRead>(queryKey), { state }, (read) => read.state)
    },
    refetchInterval: TERMS_INTERVAL,
    // The same wallet's terms stay until another receiver's effect is known.
    placeholderData: keepPreviousData,
    // The reads retry by themselves.
    retry: false,
  })
  useRefetchAfter(drop.changedAt, query.refetch)
  return query
}
