import {
  capOf,
  claimRestriction,
  type DropPhase,
  MAX_PER_MINT,
  type MintState,
  prepareClaim,
} from '@mintline/aptos'
import { askedMint } from '../../lib/askedMint.ts'
import { isOnOtherNetwork } from '../../lib/isOnOtherNetwork.ts'
import type { MintFormInput } from '../../lib/mintEntries.ts'
import { type QuotedForm, useMintQuote } from '../../model/useMintQuote.ts'
import { MintFormView } from '../../ui/MintFormView.tsx'
import { costFacts } from '../lib/costFacts.ts'
import { useAptos } from '../model/aptosContext.ts'
import type { AptosSession } from '../model/useAptosWallet.ts'
import type { MintOrder } from '../model/useMint.ts'

interface MintFormProps extends MintFormInput<Omit<MintOrder, 'session'>> {
  state: MintState
  /** The current phase, for the wallet. */
  phase: DropPhase
  session: AptosSession
}

/** Quantity, costs, and the mint button. */
export function MintForm(props: MintFormProps) {
  const { state, phase, onMint } = props
  const { info, ledger } = state
  const currency = ledger.network.nativeCurrency
  const { saleMintPrice: price, isPrivate, isUserInAllowList: isListed } = phase
  const terms = {
    perWallet: { max: capOf(phase), used: phase.claimedByUser },
    supply: { max: info.totalSupply, used: info.totalMinted },
    isPrivate,
    isListed,
    price,
    currency,
  }
  const asked = askedMint(props, terms, mostAtOnce(phase))
  const { quantity } = asked.order
  const { data, ...offer } = useMintOffer({ ...props, quantity })
  return (
    <MintFormView
      {...props}
      asked={asked}
      offer={offer}
      mintToKind={isPrivate ? undefined : 'aptos'}
      costs={costFacts(data?.cost, { info, currency, quantity, price })}
      onMint={() => onMint(asked.order)}
    />
  )
}

/** Returns the maximum items per transaction. */
function mostAtOnce({ maxPerTransaction: max }: DropPhase): bigint {
  return max === 0n || max > MAX_PER_MINT ? MAX_PER_MINT : max
}

interface MintOfferInput extends QuotedForm {
  state: MintState
  session: AptosSession
  /** Items. */
  quantity: bigint
}

/** Returns what a mint costs this wallet, and the first obstacle to it. */
function useMintOffer(input: MintOfferInput) {
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
