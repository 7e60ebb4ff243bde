import { capOf, type DropPhase, MAX_PER_MINT, type MintState } from '@mintline/aptos'
import { askedMint } from '../../lib/askedMint.ts'
import type { MintFormInput } from '../../lib/mintEntries.ts'
import { MintFormView } from '../../ui/MintFormView.tsx'
import { costFacts } from '../lib/costFacts.ts'
import type { AptosSession } from '../model/useAptosWallet.ts'
import type { MintOrder } from '../model/useMint.ts'
import { useMintOffer } from '../model/useMintOffer.ts'

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
