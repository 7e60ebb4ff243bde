import type { ReactNode } from 'react'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import type { MintGate } from '../lib/mintGate.ts'
import type { MintOutcome } from '../lib/mintOutcome.ts'
import { MintButton } from './MintButton.tsx'
import { MintCostList, type MintCostListProps } from './MintCostList.tsx'
import { OutcomeNotice } from './OutcomeNotice.tsx'
import { QuantityField, type QuantityFieldProps } from './QuantityField.tsx'

interface MintFormViewProps {
  /** The wallet's own price, above the quantity. */
  price?: ReactNode
  quantity: QuantityFieldProps
  /** Who receives the items. */
  mintTo?: ReactNode
  costs: MintCostListProps
  /** Why the costs cannot be estimated; undefined = they can. */
  nodeError: Error | undefined
  onEstimateAgain: () => void
  /** Further explanation, above the button. */
  note?: ReactNode
  /** The last attempt's outcome; undefined = there was none. */
  lastEnd: MintOutcome | undefined
  gate: MintGate
  /** `Mint 2 for 1 APT` */
  label: string
  onMint: () => void
}

/** Quantity, costs, and the mint button. */
export function MintFormView(props: MintFormViewProps) {
  const { nodeError, onEstimateAgain, lastEnd } = props
  return (
    <div className="flex flex-col gap-5">
      {props.price}
      <QuantityField {...props.quantity} />
      {props.mintTo}
      <MintCostList {...props.costs} />
      {nodeError && (
        <ErrorCallout
          title="The cost is not known yet"
          error={nodeError}
          onRetry={onEstimateAgain}
        />
      )}
      {props.note}
      <OutcomeNotice end={lastEnd} />
      <MintButton
        gate={props.gate}
        isFocused={lastEnd !== undefined}
        label={props.label}
        onPress={props.onMint}
      />
    </div>
  )
}
