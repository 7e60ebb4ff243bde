import {
  claimRestriction,
  fetchSponsorsGas,
  type MintState,
  prepareClaim,
  providerWallet,
} from '@mintline/evm'
import { isOnOtherNetwork } from '../../lib/isOnOtherNetwork.ts'
import { type QuotedForm, useMintQuote } from '../../model/useMintQuote.ts'
import { useEvm } from './evmContext.ts'
import { useEvmConnection } from './useEvmConnection.ts'
import type { EvmSession } from './useEvmWallet.ts'

interface MintOfferInput extends QuotedForm {
  state: MintState
  session: EvmSession
  /** Items. */
  quantity: bigint
  /** Advice if a flat fee exceeds the items' price; undefined = it does not for one item. */
  feeAdvice: string | undefined
}

/** Returns what a mint costs this wallet, and the first obstacle to it. */
export function useMintOffer(input: MintOfferInput) {
  const { state, session, mintTo, quantity, feeAdvice } = input
  const { network, scope } = useEvm()
  const connection = useEvmConnection()
  const request = { quantity, mintTo }
  const restriction = claimRestriction(state, request)
  const { address, tokenId } = state.drop
  const mint = [address, String(tokenId), session.account, String(quantity), mintTo]
  const isFeeTooHigh = restriction.type === 'restricted' && restriction.code === 'FEE_EXCEEDS_PRICE'
  return useMintQuote({
    ...input,
    subject: [scope, 'mint-preview', ...mint],
    restriction,
    isOnOtherNetwork: isOnOtherNetwork(session, network),
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
}
