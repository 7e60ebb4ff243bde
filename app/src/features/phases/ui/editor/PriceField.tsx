import type { CollectionInfo } from '@mintline/solana'
import { useCluster } from '#features/cluster/model/clusterContext.ts'
import type { SaleTerms } from '#features/terms/lib/divisionOf.ts'
import { CheckoutSplit } from '#features/terms/ui/CheckoutSplit.tsx'
import { AmountField } from '#shared/ui/AmountField.tsx'
import { FIELD_NAMES } from '../../lib/phaseTexts.ts'
import { FormField } from './FormField.tsx'
import type { PhaseFieldsProps } from './PhaseFields.tsx'

/** What one item costs, and who gets what of it. */
export function PriceField({ control, phaseIndex, draft, errors, collection }: PhaseFieldsProps) {
  const { currency } = useCluster().identity
  const isPublic = draft.phaseType === 'public'
  const { priceAmount } = draft
  return (
    <div className="flex flex-col gap-4">
      <FormField control={control} phaseIndex={phaseIndex} field="priceAmount">
        {({ value, onChange }) => (
          <AmountField
            label={FIELD_NAMES.priceAmount}
            hint={
              isPublic
                ? 'For each item, platform fee included; 0 is free.'
                : 'Nobody pays it: each wallet pays the price of its place on the list.'
            }
            value={value ?? undefined}
            onValueChange={(lamports) => onChange(lamports ?? null)}
            currency={currency}
            error={errors.priceAmount}
          />
        )}
      </FormField>
      {isPublic && priceAmount !== null && priceAmount > 0n && (
        <div className="rounded-lg bg-sunken p-4">
          <CheckoutSplit price={priceAmount} terms={termsOf(collection)} currency={currency} />
        </div>
      )}
    </div>
  )
}

function termsOf({ platformFees, royalties }: CollectionInfo): SaleTerms {
  const { feeValue, isFlat, recipients } = platformFees
  return {
    platformFee: { platformFeeValue: feeValue, isFeeFlat: isFlat, recipients },
    royaltyBasisPoints: royalties.royaltyBasisPoints,
  }
}
