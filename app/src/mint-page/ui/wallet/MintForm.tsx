import { asSentence, type ClaimRestriction } from '@mintline/core'
import type { ClaimTerms, MintState } from '@mintline/solana/reads'
import { Callout } from '#shared/ui/Callout.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { priceSplit } from '../../lib/priceSplit.ts'
import { quantityBounds, withinBounds } from '../../lib/quantity.ts'
import type { MintOutcome } from '../../lib/wallet/mintOutcome.ts'
import { type MintToChoice, type MintToDraft, mintToChoice } from '../../lib/wallet/mintTo.ts'
import { termsText } from '../../lib/wallet/termsText.ts'
import { warningTexts } from '../../lib/wallet/warningTexts.ts'
import { useMintOffer } from '../../model/wallet/useMintOffer.ts'
import { PriceBlock } from '../PriceBlock.tsx'
import { MintButton } from './MintButton.tsx'
import { MintCostList } from './MintCostList.tsx'
import { MintToField } from './MintToField.tsx'
import { OutcomeNotice } from './OutcomeNotice.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'

interface MintFormProps {
  state: MintState
  /** Time at which the drop was read, in milliseconds since 1970. */
  readAt: number
  /** Undefined while it is being read. */
  restriction: ClaimRestriction | undefined
  terms: ClaimTerms
  /** Base58 address of the minter and payer. */
  wallet: string
  /** True if an earlier mint of the wallet is still pending. */
  isMintPending: boolean
  /** Items requested, whether or not they are available. */
  wanted: bigint
  onWantedChange: (wanted: bigint) => void
  mintToDraft: MintToDraft
  onMintToChange: (draft: MintToDraft) => void
  /** Outcome of the last attempt; undefined = there was none. */
  lastEnd: MintOutcome | undefined
  onMint: (order: { quantity: bigint; price: bigint; mintTo: string | undefined }) => void
}

/** Quantity, costs, and the mint button. */
export function MintForm(props: MintFormProps) {
  const { terms, state, wallet, restriction, wanted, onWantedChange, lastEnd, onMint } = props
  const { mintToDraft, onMintToChange } = props
  const bounds = quantityBounds(terms)
  const quantity = withinBounds(wanted, bounds)
  const { price } = terms
  const choice = mintToChoice(mintToDraft, wallet)
  const mintTo = choice.status === 'ready' ? choice.mintTo : undefined
  const { gate, cost, balance, preview, warnings } = useMintOffer({ ...props, quantity, choice })
  const allowance = termsText(terms, bounds)
  return (
    <div className="flex flex-col gap-5">
      {terms.isPrivate && (
        <PriceBlock split={priceSplit(price, state.collection.platformFees)} note="Your price" />
      )}
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-medium">Quantity</p>
          {allowance && <p className="text-[0.8125rem] text-muted">{allowance}</p>}
        </div>
        <QuantityStepper value={quantity} max={bounds.max} onValueChange={onWantedChange} />
      </div>
      {!terms.isPrivate && (
        <MintToField
          draft={mintToDraft}
          onChange={onMintToChange}
          mintTo={mintTo}
          error={mintToError(choice, restriction)}
        />
      )}
      <MintCostList quantity={quantity} cost={cost} balance={balance} />
      {warningTexts(warnings).map((text) => (
        <Callout key={text} kind="warn" title={text} />
      ))}
      {preview.error && !preview.data && (
        <ErrorCallout
          title="It cannot be simulated"
          error={preview.error}
          onRetry={() => void preview.refetch()}
        />
      )}
      <OutcomeNotice end={lastEnd} />
      <MintButton
        gate={gate}
        isFocused={lastEnd !== undefined}
        quantity={quantity}
        price={price}
        mintTo={mintTo}
        onPress={() => onMint({ quantity, price, mintTo })}
      />
    </div>
  )
}

function mintToError(
  { status }: MintToChoice,
  restriction: ClaimRestriction | undefined,
): string | undefined {
  if (status === 'invalid') return 'This is not the address of a wallet.'
  const isRefused =
    restriction?.type === 'restricted' && restriction.code === 'MINT_TO_CANNOT_HOLD_ITEMS'
  return isRefused ? asSentence(restriction.reason) : undefined
}
