import type { CollectionInfo, PhaseType } from '@mintline/solana'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { FIELD_NAMES } from '#entities/phase/lib/fieldNames.ts'
import type { SaleTerms } from '#entities/terms/lib/divisionOf.ts'
import { CheckoutSplit } from '#entities/terms/ui/CheckoutSplit.tsx'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { AmountField } from '#shared/ui/AmountField.tsx'
import { fieldPath } from '../../lib/shownErrors.ts'
import type { PhaseFieldsProps } from './phaseFieldsProps.ts'

/** One item's price and its split; for a phase with a list, a link to the list's prices. */
export function PriceField({ draft, onChange, errors, collection }: PhaseFieldsProps) {
  const { currency } = useCluster().identity
  const { phaseType, priceAmount } = draft
  const place = PLACES[phaseType]
  if (place) {
    return (
      <p className="text-muted">
        The prices are in the list: each wallet pays the price of its {place}.
      </p>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <FieldAnchor path={fieldPath(draft, 'priceAmount')}>
        <AmountField
          label={FIELD_NAMES.priceAmount}
          hint="For each item, platform fee included; 0 is free."
          value={priceAmount ?? undefined}
          onValueChange={(lamports) => onChange('priceAmount', lamports ?? null)}
          currency={currency}
          error={errors.priceAmount}
        />
      </FieldAnchor>
      {priceAmount !== null && priceAmount > 0n && (
        <div className="rounded-lg bg-sunken p-4">
          <CheckoutSplit price={priceAmount} terms={termsOf(collection)} currency={currency} />
        </div>
      )}
    </div>
  )
}

/** Where a listed wallet's price stands. */
const PLACES: Readonly<Record<PhaseType, string | undefined>> = {
  public: undefined,
  allowList: 'entry',
  merkleTree: 'row',
}

function termsOf({ platformFees, royalties }: CollectionInfo): SaleTerms {
  const { feeValue, isFlat, recipients } = platformFees
  return {
    platformFee: { platformFeeValue: feeValue, isFeeFlat: isFlat, recipients },
    royaltyBasisPoints: royalties.royaltyBasisPoints,
  }
}
