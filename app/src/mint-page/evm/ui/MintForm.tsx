import { type ClaimTerms, type Currency, hasAllowlist, type MintState } from '@mintline/evm'
import { amountText } from '#shared/lib/amountText.ts'
import { askedMint } from '../../lib/askedMint.ts'
import { coinText } from '../../lib/coinText.ts'
import type { MintFormInput } from '../../lib/mintEntries.ts'
import { MintFormView } from '../../ui/MintFormView.tsx'
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
  const { state, terms, currency, onMint } = props
  const { drop } = state
  const { price, proof } = terms
  const split = splitOf(price, drop.platformFee)
  const listed = { isPrivate: proof !== undefined, isListed: true }
  const asked = askedMint(props, { ...terms, ...listed, currency }, MOST_AT_ONCE)
  const { order, max } = asked
  const { quantity } = order
  const feeAdvice = flatFeeText(split, currency, max)
  const { data, ...offer } = useMintOffer({ ...props, quantity, feeAdvice })
  const approval = data?.transactions.approval && amountText(price * quantity, currency)
  const leftOver = data?.transactions.reset && amountText(currency.allowance ?? 0n, currency)
  return (
    <MintFormView
      {...props}
      asked={asked}
      offer={offer}
      mintToKind={hasAllowlist(terms.phase) ? undefined : 'evm'}
      costs={costFacts(data?.cost, { drop, currency, quantity, price })}
      ownPrice={proof && { split, currency }}
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
      onMint={() => onMint({ ...order, approval, leftOver })}
    />
  )
}
