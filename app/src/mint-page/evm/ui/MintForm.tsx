import { type ClaimTerms, type Currency, hasAllowlist, type MintState } from '@mintline/evm'
import { amountText } from '#shared/lib/amountText.ts'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import type { MintOutcome } from '../../lib/mintOutcome.ts'
import type { MintToChoice, MintToDraft } from '../../lib/mintTo.ts'
import { mintToError } from '../../lib/mintToError.ts'
import { quantityBounds, withinBounds } from '../../lib/quantity.ts'
import { termsText } from '../../lib/termsText.ts'
import { MintButton } from '../../ui/MintButton.tsx'
import { MintCostList } from '../../ui/MintCostList.tsx'
import { MintToField } from '../../ui/MintToField.tsx'
import { OutcomeNotice } from '../../ui/OutcomeNotice.tsx'
import { PriceBlock } from '../../ui/PriceBlock.tsx'
import { QuantityField } from '../../ui/QuantityField.tsx'
import { costFacts } from '../lib/costFacts.ts'
import { splitOf } from '../lib/dropFacts.ts'
import { flatFeeText } from '../lib/flatFeeText.ts'
import type { EvmSession } from '../model/useEvmWallet.ts'
import type { MintOrder } from '../model/useMint.ts'
import { useMintOffer } from '../model/useMintOffer.ts'

/** Maximum number of items per request, so that its gas stays far below the limit of a block. */
const MOST_AT_ONCE = 100n

interface MintFormProps {
  state: MintState
  terms: ClaimTerms
  currency: Currency
  /** Time at which the state was read, in milliseconds since 1970. */
  readAt: number
  session: EvmSession
  /** Receiver of the items. */
  choice: MintToChoice
  /** True if the outcome of an earlier mint of the wallet is not known yet. */
  isMintPending: boolean
  /** Items requested, whether or not they are available. */
  wanted: bigint
  onWantedChange: (wanted: bigint) => void
  mintToDraft: MintToDraft
  onMintToChange: (draft: MintToDraft) => void
  /** Outcome of the last attempt; undefined = there was none. */
  lastEnd: MintOutcome | undefined
  onMint: (order: Omit<MintOrder, 'session'>) => void
}

/** Quantity, costs, and the mint button. */
export function MintForm(props: MintFormProps) {
  const { state, terms, currency, choice, wanted, onWantedChange, lastEnd, onMint } = props
  const { drop } = state
  const { price, proof } = terms
  const split = splitOf(price, drop.platformFee)
  const bounds = quantityBounds(terms, MOST_AT_ONCE)
  const quantity = withinBounds(wanted, bounds)
  const mintTo = choice.status === 'ready' ? choice.mintTo : undefined
  const { gate, preview, restriction, nodeError } = useMintOffer({
    ...props,
    quantity,
    feeAdvice: flatFeeText(split, currency, bounds.max),
  })
  const { data } = preview
  const approval = data?.transactions.approval && amountText(price * quantity, currency)
  const total = price === 0n ? 'free' : amountText(price * quantity, currency)
  const receiver = mintTo === undefined ? '' : ` to ${shortAddress(mintTo)}`
  return (
    <div className="flex flex-col gap-5">
      {proof && <PriceBlock split={split} currency={currency} note="Your price" />}
      <QuantityField
        value={quantity}
        max={bounds.max}
        limits={termsText({ isPrivate: proof !== undefined, isListed: true }, bounds)}
        onValueChange={onWantedChange}
      />
      {!hasAllowlist(terms.phase) && (
        <MintToField
          draft={props.mintToDraft}
          onChange={props.onMintToChange}
          mintTo={mintTo}
          error={mintToError(choice, restriction)}
        />
      )}
      <MintCostList {...costFacts(data?.cost, { drop, currency, quantity, price })} />
      {nodeError && (
        <ErrorCallout
          title="It cannot be estimated"
          error={nodeError}
          onRetry={() => void preview.refetch()}
        />
      )}
      {approval !== undefined && (
        <p className="text-muted">
          Your wallet asks twice: first to approve {approval} for the drop, which may take exactly
          that, then to mint.
        </p>
      )}
      <OutcomeNotice end={lastEnd} />
      <MintButton
        gate={gate}
        isFocused={lastEnd !== undefined}
        label={`Mint ${quantity} for ${total}${receiver}`}
        onPress={() => onMint({ quantity, price, mintTo, approval })}
      />
    </div>
  )
}
