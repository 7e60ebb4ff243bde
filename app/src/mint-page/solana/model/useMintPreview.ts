import { solanaAddress } from '@mintline/core/identifiers'
import {
  type ClaimTerms,
  type MintState,
  mintCost,
  planClaim,
  previewPlan,
  tokenShortfallOf,
} from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { priorityFeePolicy } from '#entities/settings/priorityFeePolicy.ts'
import { useSettings } from '#entities/settings/settings.ts'
import { TERMS_INTERVAL } from '../../lib/untilNextRead.ts'
import { MINT_REQUEST } from '../lib/mintRequest.ts'
import { useMintCluster } from './mintClusterContext.ts'

interface MintPreviewInput {
  state: MintState
  /** Time since which the state has been the same. */
  changedAt: number
  /** Undefined = nothing can be minted, and nothing is simulated. */
  terms: ClaimTerms | undefined
  /** The minter's and payer's address in base58. */
  wallet: string
  /** Another wallet that receives the items, in base58; undefined = none. */
  mintTo: string | undefined
  quantity: bigint
}

/** Simulates a mint's cost and effect on the current state, before anything is signed. */
export function useMintPreview({
  state,
  changedAt,
  terms,
  wallet,
  mintTo,
  quantity,
}: MintPreviewInput) {
  const { scope } = useMintCluster()
  const { openConnection } = useCluster()
  const priorityFee = priorityFeePolicy(useSettings())
  const { collection } = state
  const mint = [collection.editions, wallet, String(quantity), mintTo, terms?.phaseIndex]
  const subject = [scope, 'mint-preview', ...mint]
  return useQuery({
    queryKey: [...subject, changedAt],
    enabled: terms !== undefined,
    queryFn: async ({ signal }) => {
      if (!terms) throw new Error('There are no terms to mint on.')
      const connection = await openConnection()
      const claim = {
        ...MINT_REQUEST,
        state: { ...state, terms, wallet: solanaAddress(wallet) },
        mintTo,
        quantity,
      }
      const { plan, tokens } = await planClaim(connection, claim, { signal })
      const { tokens: needed } = mintCost({
        state: claim.state,
        quantity,
        plan,
        cosigner: undefined,
      })
      const tokenShortfall = tokens && tokenShortfallOf(wallet, needed, tokens)
      return {
        plan,
        tokens,
        tokenShortfall,
        previews: await previewPlan(connection, plan, { priorityFee, signal }),
      }
    },
    // The last simulation stays in view until the next is complete.
    placeholderData: (previous, query) =>
      subject.every((word, at) => query?.queryKey[at] === word) ? previous : undefined,
    // Tokens that arrive change nothing else that is watched.
    refetchInterval: ({ state: { data } }) => (data?.tokenShortfall ? TERMS_INTERVAL : false),
    retry: false,
  })
}
