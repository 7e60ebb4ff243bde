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
  /** Time at which the state was first read as it is, in milliseconds since 1970. */
  changedAt: number
  session: EvmSession
  /** Receiver of the items. */
  choice: MintToChoice
  /** True if the outcome of an earlier mint of the wallet is not known yet. */
  isMintPending: boolean
  /** Items. */
  quantity: bigint
  /** Advice where a flat fee is above the price of the items; undefined = it is not for one item. */
  feeAdvice: string | undefined
}

/** Cost of a mint for this wallet, and the first obstacle to it. */
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
