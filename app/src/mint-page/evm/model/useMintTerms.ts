import { fetchMintState, publishedProofs } from '@mintline/evm'
import { useQuery } from '@tanstack/react-query'
import { useRefetchAfter } from '../../model/useRefetchAfter.ts'
import { useEvm } from './evmContext.ts'
import { useEvmConnection } from './useEvmConnection.ts'

interface MintTermsInput {
  /** Union id. */
  contract: string
  /** Address of the minter. */
  wallet: string
  /** Address of the folder of allowlist proofs; undefined = those that the contract publishes. */
  proofs: string | undefined
  /** Time at which the drop was last read; the wallet's terms are read after it. */
  readAt: number
}

/** The wallet's terms in the current phase. */
export function useMintTerms({ contract, wallet, proofs, readAt }: MintTermsInput) {
  const { scope } = useEvm()
  const connection = useEvmConnection()
  const proofSource = useProofSource(contract, proofs)
  const query = useQuery({
    queryKey: [scope, 'mint-terms', contract, wallet, proofs],
    queryFn: ({ signal }) =>
      fetchMintState(connection, { contract, wallet, proofSource }, { signal }),
    // The reads retry by themselves.
    retry: false,
  })
  useRefetchAfter(readAt, query.refetch)
  return query
}

/** Source of allowlist proofs: the link's folder, otherwise what the contract publishes. */
export function useProofSource(contract: string, proofs: string | undefined) {
  const connection = useEvmConnection()
  const [, address = ''] = contract.split(':')
  return proofs ?? publishedProofs(connection, address)
}
