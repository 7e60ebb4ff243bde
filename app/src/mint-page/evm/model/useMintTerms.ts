import { fetchMintState, type MintState, publishedProofs } from '@mintline/evm'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RepeatedRead, sinceChange } from '../../lib/sinceChange.ts'
import { TERMS_INTERVAL } from '../../lib/untilNextRead.ts'
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
  /** Time at which the drop changed; the wallet's terms are read after it. */
  changedAt: number
}

/** Terms with the time they were read. */
type TermsRead = { state: MintState } & RepeatedRead

/** The wallet's terms in the current phase. */
export function useMintTerms({ contract, wallet, proofs, changedAt }: MintTermsInput) {
  const client = useQueryClient()
  const { scope } = useEvm()
  const connection = useEvmConnection()
  const proofSource = useProofSource(contract, proofs)
  const query = useQuery({
    queryKey: [scope, 'mint-terms', contract, wallet, proofs],
    queryFn: async ({ signal, queryKey }): Promise<TermsRead> => {
      const state = await fetchMintState(connection, { contract, wallet, proofSource }, { signal })
      return sinceChange(client.getQueryData<TermsRead>(queryKey), { state }, (read) => read.state)
    },
    refetchInterval: TERMS_INTERVAL,
    // The reads retry by themselves.
    retry: false,
  })
  useRefetchAfter(changedAt, query.refetch)
  return query
}

/** Source of allowlist proofs: the link's folder, otherwise what the contract publishes. */
export function useProofSource(contract: string, proofs: string | undefined) {
  const connection = useEvmConnection()
  const [, address = ''] = contract.split(':')
  return proofs ?? publishedProofs(connection, address)
}
