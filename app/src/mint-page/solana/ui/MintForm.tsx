import type { ClaimRestriction } from '@mintline/core'
import type { ClaimTerms, MintState } from '@mintline/solana/reads'
import { amountText } from '#shared/lib/amountText.ts'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { AddressText } from '#shared/ui/AddressText.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import type { MintFormInput } from '../../lib/mintEntries.ts'
import { mintToError } from '../../lib/mintToError.ts'
import { priceSplit } from '../../lib/priceSplit.ts'
import { leavesMore, quantityBounds, withinBounds } from '../../lib/quantity.ts'
import { termsText } from '../../lib/termsText.ts'
import { useMintNetwork } from '../../model/mintNetworkContext.ts'
import { MintButton } from '../../ui/MintButton.tsx'
import { MintCostList } from '../../ui/MintCostList.tsx'
import { MintToField } from '../../ui/MintToField.tsx'
import { OutcomeNotice } from '../../ui/OutcomeNotice.tsx'
import { PriceBlock } from '../../ui/PriceBlock.tsx'
import { QuantityField } from '../../ui/QuantityField.tsx'
import { costFacts } from '../lib/costFacts.ts'
import { feeOf } from '../lib/feeOf.ts'
import { useMintCluster } from '../model/mintClusterContext.ts'
import type { MintOrder } from '../model/useMint.ts'
import { useMintOffer } from '../model/useMintOffer.ts'

/** Maximum items per request: four approvals in the wallet if each fits three items. */
const MOST_AT_ONCE = 10n

/** The order's fields that the form decides. */
type FormOrder = Pick<MintOrder, 'quantity' | 'price' | 'mintTo' | 'approvals' | 'leavesMore'>

interface MintFormProps extends MintFormInput<FormOrder> {
  state: MintState
  /** Undefined while it is being read. */
  restriction: ClaimRestriction | undefined
  terms: ClaimTerms
  /** The minter's and payer's address in base58. */
  wallet: string
}

/** Quantity, costs, and the mint button. */
export function MintForm(props: MintFormProps) {
  const { terms, state, restriction, choice, wanted, onWantedChange, lastEnd, onMint } = props
  const { currency: coin } = useMintCluster().identity
  const { explorer } = useMintNetwork()
  const currency = terms.token ?? coin
  const bounds = quantityBounds(terms, MOST_AT_ONCE)
  const quantity = withinBounds(wanted, bounds)
  const { price } = terms
  const mintTo = choice.status === 'ready' ? choice.mintTo : undefined
  const { gate, cost, tokens, balance, preview } = useMintOffer({ ...props, quantity })
  const approvals = preview.data?.plan.transactions.length ?? 1
  const total = price === 0n ? 'free' : amountText(price * quantity, currency)
  const receiver = mintTo === undefined ? '' : ` to ${shortAddress(mintTo)}`
  return (
    <div className="flex flex-col gap-5">
      {terms.isPrivate && (
        <PriceBlock
          split={priceSplit(price, feeOf(state.collection.platformFees))}
          currency={currency}
          note="Your price"
        />
      )}
      <QuantityField
        value={quantity}
        max={bounds.max}
        limits={termsText(terms, bounds)}
        onValueChange={onWantedChange}
      />
      <MintToField
        kind="solana"
        draft={props.mintToDraft}
        onChange={props.onMintToChange}
        mintTo={mintTo}
        error={mintToError(choice, restriction)}
      />
      {terms.token && (
        <p className="text-muted">
          Paid in {terms.token.symbol}, the token{' '}
          <AddressText
            address={terms.token.mint}
            explorerUrl={explorer({ address: terms.token.mint })}
          />
        </p>
      )}
      <MintCostList {...costFacts(cost, { token: tokens, quantity, balance, coin })} />
      {preview.error && !preview.data && (
        <ErrorCallout
          title="The cost is not known yet"
          error={preview.error}
          onRetry={() => void preview.refetch()}
        />
      )}
      {approvals > 1 && <p className="text-muted">Your wallet asks you {approvals} times.</p>}
      <OutcomeNotice end={lastEnd} />
      <MintButton
        gate={gate}
        isFocused={lastEnd !== undefined}
        label={`Mint ${quantity} for ${total}${receiver}`}
        onPress={() =>
          onMint({ quantity, price, mintTo, approvals, leavesMore: leavesMore(bounds, quantity) })
        }
      />
    </div>
  )
}
