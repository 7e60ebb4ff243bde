import { fetchMintState } from '@mintline/solana/reads'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRefetchAfter } from '../../model/useRefetchAfter.ts'
import { MINT_REQUEST } from '../lib/mintRequest.ts'
import { useMintCluster } from './mintClusterContext.ts'

interface MintTermsInput {
  /** Base58 address of the collection. */
  deployment: string
  /** Base58 address of the minter. */
  wallet: string
  /** Base58 address of another wallet to receive the items; undefined = none. */
  mintTo: string | undefined
  /** Address of the folder of merkle proofs; undefined = none known. */
  proofs: string | undefined
  /** Time at which the drop was last read; the wallet's terms are read after it. */
  readAt: number
}

/** The wallet's terms in all phases that are open now. */
export function useMintTerms({ deployment, wallet, mintTo, proofs, readAt }: MintTermsInput) {
  const { connection, scope } = useMintCluster()
  const query = useQuery({
    queryKey: [scope, 'mint-terms', deployment, wallet, mintTo, proofs],
    queryFn: ({ signal }) => {
      const input = { ...MINT_REQUEST, deployment, wallet, mintTo, proofSource: proofs }
      return fetchMintState(connection, input, { signal })
    },
    // Terms of the same wallet stay until the effect of another receiver is known.
    placeholderData: keepPreviousData,
    // The reads retry by themselves.
    retry: false,
  })
  useRefetchAfter(readAt, query.refetch)
  return query
}
