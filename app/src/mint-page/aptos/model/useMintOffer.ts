import { claimRestriction, type MintState, prepareClaim } from '@mintline/aptos'
import type { MintToChoice } from '../../lib/mintTo.ts'
import { useMintQuote } from '../../model/useMintQuote.ts'
import { isOnOtherNetwork } from '../lib/isOnOtherNetwork.ts'
import { useAptos } from './aptosContext.ts'
import type { AptosSession } from './useAptosWallet.ts'

interface MintOfferInput {
  state: MintState
  /** Time since which the state has been the same, in milliseconds since 1970. */
  changedAt: number
  session: AptosSession
  /** Who receives the items. */
  choice: MintToChoice
  /** True if the outcome of the wallet's earlier mint is not known yet. */
  isMintPending: boolean
  /** Items. */
  quantity: bigint
}

/** Returns what a mint costs this wallet, and the first obstacle to it. */
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
