import { claimRestriction, type MintState, prepareClaim } from '@mintline/aptos'
import { isOnOtherNetwork } from '../../lib/isOnOtherNetwork.ts'
import { type QuotedForm, useMintQuote } from '../../model/useMintQuote.ts'
import { useAptos } from './aptosContext.ts'
import type { AptosSession } from './useAptosWallet.ts'

interface MintOfferInput extends QuotedForm {
  state: MintState
  session: AptosSession
  /** Items. */
  quantity: bigint
}

/** Returns what a mint costs this wallet, and the first obstacle to it. */
export function useMintOffer(input: MintOfferInput) {
  const { state, session, mintTo, quantity } = input
  const { connection, scope } = useAptos()
  const request = { quantity, mintTo }
  const restriction = claimRestriction(state, request)
  const mint = [state.collection, session.account, String(quantity), mintTo]
  return useMintQuote({
    ...input,
    subject: [scope, 'mint-preview', ...mint],
    restriction,
    isOnOtherNetwork: isOnOtherNetwork(session, state.ledger),
    fetchQuote: (signal) => prepareClaim(connection, { state, request }, { signal }),
  })
}
