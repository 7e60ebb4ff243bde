import type { ClaimRestriction } from '@mintline/core'
import type { ReactNode } from 'react'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import type { AskedMint } from '../lib/askedMint.ts'
import type { MintEntries } from '../lib/mintEntries.ts'
import type { MintGate } from '../lib/mintGate.ts'
import type { MintKind } from '../lib/mintKind.ts'
import { mintToError } from '../lib/mintToError.ts'
import { MintButton } from './MintButton.tsx'
import { MintCostList, type MintCostListProps } from './MintCostList.tsx'
import { MintToField } from './MintToField.tsx'
import { OutcomeNotice } from './OutcomeNotice.tsx'
import { PriceBlock, type PriceBlockProps } from './PriceBlock.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'

/** Costs of a mint, and the first obstacle to it. */
export interface MintOffer {
  gate: MintGate
  /** Undefined while it is being read. */
  restriction: ClaimRestriction | undefined
  /** Why the costs cannot be estimated; undefined = they can. */
  unestimated: Error | undefined
  estimateAgain: () => void
}

interface MintFormViewProps extends MintEntries {
  asked: AskedMint
  offer: MintOffer
  /** Kind of chain whose addresses can receive the items; undefined = only the minter can. */
  mintToKind: MintKind | undefined
  costs: MintCostListProps
  /** The wallet's own price; undefined = everybody's. */
  ownPrice?: Omit<PriceBlockProps, 'note'> | undefined
  /** Explanation of the currency, above the costs. */
  currencyNote?: ReactNode
  /** Further explanation, above the button. */
  note?: ReactNode
  onMint: () => void
}

/** Quantity, costs, and the mint button. */
export function MintFormView(props: MintFormViewProps) {
  const { asked, offer, mintToKind, ownPrice, choice, lastEnd } = props
  const { unestimated } = offer
  return (
    <div className="flex flex-col gap-5">
      {ownPrice && <PriceBlock {...ownPrice} note="Your price" />}
      <QuantityField
        value={asked.order.quantity}
        max={asked.max}
        limits={asked.limits}
        onValueChange={props.onWantedChange}
      />
      {mintToKind && (
        <MintToField
          kind={mintToKind}
          draft={props.mintToDraft}
          onChange={props.onMintToChange}
          choice={choice}
          error={mintToError(choice, offer.restriction)}
        />
      )}
      {props.currencyNote}
      <MintCostList {...props.costs} />
      {unestimated && (
        <ErrorCallout
          title="The cost is not known yet"
          error={unestimated}
          onRetry={offer.estimateAgain}
        />
      )}
      {props.note}
      <OutcomeNotice end={lastEnd} />
      <MintButton
        gate={offer.gate}
        isFocused={lastEnd !== undefined}
        label={asked.label}
        onPress={props.onMint}
      />
    </div>
  )
}

interface QuantityFieldProps {
  /** Items. */
  value: bigint
  /** Maximum; at least 1. */
  max: bigint
  /** The wallet's limits in a sentence; undefined = there are none. */
  limits: string | undefined
  onValueChange: (value: bigint) => void
}

/** Quantity with the wallet's limits beside it. */
function QuantityField({ value, max, limits, onValueChange }: QuantityFieldProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium">Quantity</p>
        {limits && <p className="text-[0.8125rem] text-muted">{limits}</p>}
      </div>
      <QuantityStepper value={value} max={max} onValueChange={onValueChange} />
    </div>
  )
}
