import type { ClaimRestriction } from '@mintline/core'
import type { ClaimTerms, MintState } from '@mintline/solana/reads'
import { AddressText } from '#shared/ui/AddressText.tsx'
import { askedMint } from '../../lib/askedMint.ts'
import type { FormOrder, MintFormInput } from '../../lib/mintEntries.ts'
import { priceSplit } from '../../lib/priceSplit.ts'
import { useMintNetwork } from '../../model/mintNetworkContext.ts'
import { MintFormView } from '../../ui/MintFormView.tsx'
import { costFacts } from '../lib/costFacts.ts'
import { feeOf } from '../lib/feeOf.ts'
import { useMintCluster } from '../model/mintClusterContext.ts'
import type { MintOrder } from '../model/useMint.ts'
import { useMintOffer } from '../model/useMintOffer.ts'

/** Maximum items per request: four approvals in the wallet if each fits three items. */
const MOST_AT_ONCE = 10n

interface MintFormProps extends MintFormInput<FormOrder & Pick<MintOrder, 'approvals'>> {
  state: MintState
  /** Undefined while it is being read. */
  restriction: ClaimRestriction | undefined
  terms: ClaimTerms
}

/** Quantity, costs, and the mint button. */
export function MintForm(props: MintFormProps) {
  const { terms, state, restriction, onMint } = props
  const { currency: coin } = useMintCluster().identity
  const { explorer } = useMintNetwork()
  const { price, token } = terms
  const currency = token ?? coin
  const asked = askedMint(props, { ...terms, currency }, MOST_AT_ONCE)
  const { quantity } = asked.order
  const { cost, tokens, balance, approvals, ...offer } = useMintOffer({ ...props, quantity })
  return (
    <MintFormView
      {...props}
      asked={asked}
      offer={{ ...offer, restriction }}
      mintToKind="solana"
      costs={costFacts(cost, { token: tokens, quantity, balance, coin })}
      ownPrice={
        terms.isPrivate
          ? { split: priceSplit(price, feeOf(state.collection.platformFees)), currency }
          : undefined
      }
      currencyNote={
        token && (
          <p className="text-muted">
            Paid in {token.symbol}, the token{' '}
            <AddressText address={token.mint} explorerUrl={explorer({ address: token.mint })} />
          </p>
        )
      }
      note={approvals > 1 && <p className="text-muted">Your wallet asks you {approvals} times.</p>}
      onMint={() => onMint({ ...asked.order, approvals })}
    />
  )
}
