import {
  claimRestriction,
  fetchSponsorsGas,
  type MintState,
  prepareClaim,
  providerWallet,
} from '@mintline/evm'
import type { MintToChoice } from '../../lib/mintTo.ts'
import { useMintQuote } from '../../model/useMintQuote.ts'
import { useEvm } from './evmContext.ts'
import { useEvmConnection } from './useEvmConnection.ts'
import type { EvmSession } from './useEvmWallet.ts'

interface MintOfferInput {
  state: MintState
  /** Time since which the state has been the same, in milliseconds since 1970. */
  changedAt: number
  session: EvmSession
  /** Who receives the items. */
  choice: MintToChoice
  /** True if the outcome of the wallet's earlier mint is not known yet. */
  isMintPending: boolean
  /** Items. */
  quantity: bigint
  /** Advice if a flat fee exceeds the items' price; undefined = it does not for one item. */
  feeAdvice: string | undefined
}

/** Returns what a mint costs this wallet, and the first obstacle to it. */
export function useMintOffer(input: MintOfferInput) {
  const { state, changedAt, session, choice, isMintPending, quantity, feeAdvice } = input
  const { network, scope } = useEvm()
  const connection = useEvmConnection()
  const mintTo = choice.status === 'ready' ? choice.mintTo : undefined
  const request = { quantity, mintTo }
  const restriction = claimRestriction(state, request)
  const { address, tokenId } = state.drop
  const mint = [address, String(tokenId), session.account, String(quantity), mintTo]
  const isFeeTooHigh = restriction.type === 'restricted' && restriction.code === 'FEE_EXCEEDS_PRICE'
  const quote = useMintQuote({
    subject: [scope, 'mint-preview', ...mint],
    changedAt,
    restriction,
    choice,
    isMintPending,
    isOnOtherNetwork: session.chainId !== network.chainId,
    notYet: isFeeTooHigh ? feeAdvice : undefined,
    fetchQuote: async (signal) => {
      const prepared = await prepareClaim(connection, { state, request }, { signal })
      const wallet = providerWallet(session.wallet.provider, session.account)
      const isSponsored =
        prepared.cost.gasShortfall !== undefined &&
        (await fetchSponsorsGas(wallet, network, { signal }))
      return { ...prepared, isSponsored }
    },
  })
  return { restriction, ...quote }
}
