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
  /** The minter's address. */
  wallet: string
  /** URL of the allowlist proof folder; undefined = use the proofs published by the contract. */
  proofs: string | undefined
  /** Time when the drop changed; the wallet's terms are refetched after it. */
  changedAt: number
}

/** Terms with the time they were read. */
type TermsRead = { state: MintState } & RepeatedRead

/** Fetches the wallet's terms in the current phase. */
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

/** Returns where to read allowlist proofs: the link's folder, or else what the contract publishes. */
export function useProofSource(contract: string, proofs: string | undefined) {
  const connection = useEvmConnection()
  const [, address = ''] = contract.split(':')
  return proofs ?? publishedProofs(connection, address)
}
