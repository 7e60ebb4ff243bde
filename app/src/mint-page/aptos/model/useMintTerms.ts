import { fetchMintState, type MintState } from '@mintline/aptos'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RepeatedRead, sinceChange } from '../../lib/sinceChange.ts'
import { useRefetchAfter } from '../../model/useRefetchAfter.ts'
import { useAptos } from './aptosContext.ts'

/** Milliseconds between reads of a wallet's terms while the drop stays the same, with up to five requests. */
const TERMS_INTERVAL = 60_000

interface MintTermsInput {
  /** The collection's address. */
  contract: string
  /** The minter's address. */
  wallet: string
  /** URL of the allowlist proof folder; undefined = none in the link. */
  proofs: string | undefined
  /** Time when the drop changed; the wallet's terms are refetched after it. */
  changedAt: number
}

/** Terms with the time they were read. */
type TermsRead = { state: MintState } & RepeatedRead

/** Fetches the wallet's terms in the current phase. */
export function useMintTerms({ contract, wallet, proofs, changedAt }: MintTermsInput) {
  const client = useQueryClient()
  const { connection, machines, scope } = useAptos()
  const query = useQuery({
    queryKey: [scope, 'mint-terms', contract, wallet, proofs],
    queryFn: async ({ signal, queryKey }): Promise<TermsRead> => {
      const request = { contract, machines, wallet, proofSource: proofs }
      const state = await fetchMintState(connection, request, { signal })
      return sinceChange(client.getQueryData<TermsRead>(queryKey), { state }, contentOf)
    },
    refetchInterval: TERMS_INTERVAL,
    // The reads retry by themselves.
    retry: false,
  })
  useRefetchAfter(changedAt, query.refetch)
  return query
}

/** Returns everything but the ledger, which grows with every block. */
function contentOf({ state: { ledger: _, ...state } }: Pick<TermsRead, 'state'>) {
  return state
}
