import type { ClaimRestriction } from '@mintline/core'
import type { ClaimTerms, MintState } from '@mintline/solana/reads'
import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import { useBalance } from '#entities/wallet/model/useBalance.ts'
import { useWallet } from '#entities/wallet/model/walletContext.ts'
import { MINT_PENDING, mintGate, receiverObstacle } from '../../lib/mintGate.ts'
import type { QuotedForm } from '../../model/useMintQuote.ts'
import { mintCost, ownPart } from '../lib/mintCost.ts'
import { signingObstacle } from '../lib/signingObstacle.ts'
import { useMintCluster } from './mintClusterContext.ts'
import { useMintPreview } from './useMintPreview.ts'

interface MintOfferInput extends QuotedForm {
  state: MintState
  /** Undefined while it is being read. */
  restriction: ClaimRestriction | undefined
  terms: ClaimTerms
  /** The minter's and payer's address in base58. */
  wallet: string
  /** Items. */
  quantity: bigint
}

/** Returns what a mint costs this wallet, and whether it can be sent. */
export function useMintOffer(input: MintOfferInput) {
  const { state, terms, wallet, isMintPending, quantity, restriction, choice } = input
  const { price } = terms
  const { readiness } = useSendSession()
  const blocked = readiness.status === 'blocked' ? readiness.reason : undefined
  const balance = useBalance(wallet)
  const signer = useWallet()
  const isPossible = restriction?.type === 'claimable' && choice.status === 'ready'
  const preview = useMintPreview({ ...input, terms: isPossible ? terms : undefined })
  const { data } = preview
  const { platformFees } = state.collection
  const cost = data && mintCost(data.previews, { price, quantity, platformFees })
  // The part that goes back to the payer is not needed in advance.
  const own = cost && ownPart(state.collection, { price, wallet }) * quantity
  const tokens = data?.tokens
  const paid = tokens ? 0n : price * quantity - (own ?? 0n)
  const unsigned = data && signingObstacle(data.plan, signer)
  const notReady = isMintPending ? MINT_PENDING : (blocked ?? unsigned)
  const gate = mintGate({
    notReady: notReady ?? receiverObstacle(choice),
    restriction,
    coin: useMintCluster().identity.currency,
    balance,
    cost: cost && paid + cost.onTop,
    tokenShortfall: data?.tokenShortfall,
    wouldFail: data?.previews.find(({ error }) => error)?.error,
  })
  return {
    gate,
    cost,
    tokens,
    balance,
    /** Planned approvals in the wallet. */
    approvals: data?.plan.transactions.length ?? 1,
    unestimated: (!data && preview.error) || undefined,
    estimateAgain: () => void preview.refetch(),
  }
}
