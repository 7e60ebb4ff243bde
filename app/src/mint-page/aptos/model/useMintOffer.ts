import { claimRestriction, type MintState, prepareClaim } from '@mintline/aptos'
import type { MintToChoice } from '../../lib/mintTo.ts'
import { useMintQuote } from '../../model/useMintQuote.ts'
import { isOnOtherNetwork } from '../lib/isOnOtherNetwork.ts'
import { useAptos } from './aptosContext.ts'
import type { AptosSession } from './useAptosWallet.ts'

interface MintOfferInput {
  state: MintState
  /** Time at which the state was first read as it is, in milliseconds since 1970. */
  changedAt: number
  session: AptosSession
  /** Receiver of the items. */
  choice: MintToChoice
  /** True if the outcome of an earlier mint of the wallet is not known yet. */
  isMintPending: boolean
  /** Items. */
  quantity: bigint
}

/** Cost of a mint for this wallet, and the first obstacle to it. */
export function useMintOffer(input: MintOfferInput) {
  const { state, changedAt, session, choice, isMintPending, quantity } = input
  const { connection, scope } = useAptos()
  const mintTo = choice.status === 'ready' ? choice.mintTo : undefined
  const request = { quantity, mintTo }
  const restriction = claimRestriction(state, request)
  const mint = [state.collection, session.account, String(quantity), mintTo]
  const quote = useMintQuote({
    subject: [scope, 'mint-preview', ...mint],
    changedAt,
    restriction,
    choice,
    isMintPending,
    isOnOtherNetwork: isOnOtherNetwork(session, state.ledger),
    fetchQuote: (signal) => prepareClaim(connection, { state, request }, { signal }),
  })
  return { restriction, ...quote }
}
