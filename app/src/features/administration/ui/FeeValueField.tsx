import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { AmountField } from '#shared/ui/AmountField.tsx'
import { PercentField } from '#shared/ui/PercentField.tsx'
import { RadioGroupField } from '#shared/ui/RadioGroupField.tsx'
import type { FeeValue } from '../lib/feeSection.ts'

interface FeeValueFieldProps {
  value: FeeValue
  onChange: (value: FeeValue) => void
  error: string | undefined
}

/** The platform fee per item: a percentage of its price, or an amount. */
export function FeeValueField({ value, onChange, error }: FeeValueFieldProps) {
  const { currency } = useCluster().identity
  return (
    <div className="flex flex-col gap-5">
      <RadioGroupField
        label="Kind of fee"
        value={value.type}
        onValueChange={(type) => {
          if (type !== value.type) onChange(emptyOf(type))
        }}
        columns={2}
        options={[
          { value: 'percent', label: 'Percentage', description: 'Of the price of each item.' },
          { value: 'flat', label: 'Flat', description: 'The same amount for each item.' },
        ]}
      />
      {value.type === 'percent' ? (
        <PercentField
          label="Fee"
          hint="Part of the price; 0 is no fee."
          basisPoints={value.basisPoints}
          onBasisPointsChange={(basisPoints) => onChange({ type: 'percent', basisPoints })}
          error={error}
        />
      ) : (
        <AmountField
          label="Fee"
          hint="For each item, part of its price; 0 is no fee."
          value={value.lamports}
          onValueChange={(lamports) => onChange({ type: 'flat', lamports })}
          currency={currency}
          error={error}
        />
      )}
    </div>
  )
}

function emptyOf(type: FeeValue['type']): FeeValue {
  return type === 'flat'
    ? { type: 'flat', lamports: undefined }
    : { type: 'percent', basisPoints: undefined }
}
