import { type ClaimTerms, type Currency, hasAllowlist, type MintState } from '@mintline/evm'
import { amountText } from '#shared/lib/amountText.ts'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { coinText } from '../../lib/coinText.ts'
import type { MintFormInput } from '../../lib/mintEntries.ts'
import { mintToError } from '../../lib/mintToError.ts'
import { leavesMore, quantityBounds, withinBounds } from '../../lib/quantity.ts'
import { termsText } from '../../lib/termsText.ts'
import { MintFormView } from '../../ui/MintFormView.tsx'
import { MintToField } from '../../ui/MintToField.tsx'
import { PriceBlock } from '../../ui/PriceBlock.tsx'
import { costFacts } from '../lib/costFacts.ts'
import { splitOf } from '../lib/dropFacts.ts'
import { flatFeeText } from '../lib/flatFeeText.ts'
import type { EvmSession } from '../model/useEvmWallet.ts'
import type { MintOrder } from '../model/useMint.ts'
import { useMintOffer } from '../model/useMintOffer.ts'

/** Maximum items per request, so that its gas stays far below a block's limit. */
const MOST_AT_ONCE = 100n

interface MintFormProps extends MintFormInput<Omit<MintOrder, 'session'>> {
  state: MintState
  terms: ClaimTerms
  currency: Currency
  session: EvmSession
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
  const leftOver = data?.transactions.reset && amountText(currency.allowance ?? 0n, currency)
  const total = price === 0n ? 'free' : amountText(price * quantity, currency)
  const receiver = mintTo === undefined ? '' : ` to ${shortAddress(mintTo)}`
  return (
    <MintFormView
      price={proof && <PriceBlock split={split} currency={currency} note="Your price" />}
      quantity={{
        value: quantity,
        max: bounds.max,
        limits: termsText({ isPrivate: proof !== undefined, isListed: true }, bounds),
        onValueChange: onWantedChange,
      }}
      mintTo={
        !hasAllowlist(terms.phase) && (
          <MintToField
            kind="evm"
            draft={props.mintToDraft}
            onChange={props.onMintToChange}
            mintTo={mintTo}
            error={mintToError(choice, restriction)}
          />
        )
      }
      costs={costFacts(data?.cost, { drop, currency, quantity, price })}
      nodeError={nodeError}
      onEstimateAgain={() => void preview.refetch()}
      note={
        <>
          {approval !== undefined && (
            <p className="text-muted">
              {leftOver === undefined
                ? 'Your wallet asks twice: first'
                : `An approval of ${leftOver} is left over, and this token wants it set to 0 first. Your wallet asks three times: for that, then`}{' '}
              to approve {approval} for the drop, which may take exactly that, then to mint.
            </p>
          )}
          {data?.cost.gasShortfall && !data.isSponsored && (
            <p className="text-muted">
              Your wallet has {coinText(data.cost.balance, drop.network.nativeCurrency)}, less than
              the network fee may need. Go on if your wallet has it paid for you; otherwise it
              refuses.
            </p>
          )}
        </>
      }
      lastEnd={lastEnd}
      gate={gate}
      label={`Mint ${quantity} for ${total}${receiver}`}
      onMint={() =>
        onMint({
          quantity,
          price,
          mintTo,
          approval,
          leftOver,
          leavesMore: leavesMore(bounds, quantity),
        })
      }
    />
  )
}
