import { capOf, type DropPhase, MAX_PER_MINT, type MintState } from '@mintline/aptos'
import { amountText } from '#shared/lib/amountText.ts'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import type { MintFormInput } from '../../lib/mintEntries.ts'
import { mintToError } from '../../lib/mintToError.ts'
import { leavesMore, quantityBounds, withinBounds } from '../../lib/quantity.ts'
import { termsText } from '../../lib/termsText.ts'
import { MintFormView } from '../../ui/MintFormView.tsx'
import { MintToField } from '../../ui/MintToField.tsx'
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
  const { state, phase, choice, wanted, onWantedChange, lastEnd, onMint } = props
  const { info, ledger } = state
  const currency = ledger.network.nativeCurrency
  const { saleMintPrice: price, isPrivate, isUserInAllowList: isListed } = phase
  const perWallet = { max: capOf(phase), used: phase.claimedByUser }
  const supply = { max: info.totalSupply, used: info.totalMinted }
  const bounds = quantityBounds({ perWallet, supply }, mostAtOnce(phase))
  const quantity = withinBounds(wanted, bounds)
  const mintTo = choice.status === 'ready' ? choice.mintTo : undefined
  const { gate, preview, restriction, nodeError } = useMintOffer({ ...props, quantity })
  const total = price === 0n ? 'free' : amountText(price * quantity, currency)
  const receiver = mintTo === undefined ? '' : ` to ${shortAddress(mintTo)}`
  return (
    <MintFormView
      quantity={{
        value: quantity,
        max: bounds.max,
        limits: termsText({ isPrivate, isListed }, bounds),
        onValueChange: onWantedChange,
      }}
      mintTo={
        !isPrivate && (
          <MintToField
            kind="aptos"
            draft={props.mintToDraft}
            onChange={props.onMintToChange}
            mintTo={mintTo}
            error={mintToError(choice, restriction)}
          />
        )
      }
      costs={costFacts(preview.data?.cost, { info, currency, quantity, price })}
      nodeError={nodeError}
      onEstimateAgain={() => void preview.refetch()}
      lastEnd={lastEnd}
      gate={gate}
      label={`Mint ${quantity} for ${total}${receiver}`}
      onMint={() => onMint({ quantity, price, mintTo, leavesMore: leavesMore(bounds, quantity) })}
    />
  )
}

/** Returns the maximum items per transaction. */
function mostAtOnce({ maxPerTransaction: max }: DropPhase): bigint {
  return max === 0n || max > MAX_PER_MINT ? MAX_PER_MINT : max
}
