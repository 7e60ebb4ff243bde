import { fetchMintState } from '@mintline/aptos'
import { useQuery } from '@tanstack/react-query'
import { useRefetchAfter } from '../../model/useRefetchAfter.ts'
import { useAptos } from './aptosContext.ts'

interface MintTermsInput {
  /** Address of the collection. */
  contract: string
  /** Address of the minter. */
  wallet: string
  /** Address of the folder of allowlist proofs; undefined = none in the link. */
  proofs: string | undefined
  /** Time at which the drop was last read; the wallet's terms are read after it. */
  readAt: number
}

/** The wallet's terms in the current phase. */
export function useMintTerms({ contract, wallet, proofs, readAt }: MintTermsInput) {
  const { connection, machines, scope } = useAptos()
  const query = useQuery({
    queryKey: [scope, 'mint-terms', contract, wallet, proofs],
    queryFn: ({ signal }) =>
      fetchMintState(connection, { contract, machines, wallet, proofSource: proofs }, { signal }),
    // The reads retry by themselves.
    retry: false,
  })
  useRefetchAfter(readAt, query.refetch)
  return query
}
