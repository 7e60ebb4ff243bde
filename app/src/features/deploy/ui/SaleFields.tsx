import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { formatDecimal } from '#shared/lib/decimal.ts'
import { AmountField } from '#shared/ui/AmountField.tsx'
import { DateTimeField } from '#shared/ui/DateTimeField.tsx'
import { RadioGroupField } from '#shared/ui/RadioGroupField.tsx'
import { MAX_PRICE } from '../lib/completeDraft.ts'
import { digitsOf } from '../lib/deployDraft.ts'
import type { SaleFormState } from '../model/useDeployForm.ts'

/** The first phase: price and start. */
export function SaleFields({ form }: { form: SaleFormState }) {
  return (
    <div className="flex flex-col gap-5">
      <PriceField form={form} />
      <StartField form={form} />
    </div>
  )
}

/** The price of one item. */
export function PriceField({ form }: { form: SaleFormState }) {
  const { complete, update, errorsAt, coin } = form
  return (
    <FieldAnchor path="phases.0.priceAmount">
      <AmountField
        label="Price"
        placeholder="0.5"
        hint="For one copy; 0 is free."
        value={complete.price}
        onValueChange={(next) =>
          update({ price: next === undefined ? '' : formatDecimal(next, coin.decimals) })
        }
        currency={coin}
        max={MAX_PRICE}
        error={errorsAt('phases.0.priceAmount')['']}
      />
    </FieldAnchor>
  )
}

/** When people can mint. */
export function StartField({ form }: { form: SaleFormState }) {
  const { draft, complete, update, errorsAt } = form
  const isTimed = draft.startTime !== undefined
  return (
    <div className="flex flex-col gap-3">
      <RadioGroupField
        label="When"
        value={isTimed ? 'later' : 'now'}
        onValueChange={(next) => update({ startTime: next === 'now' ? undefined : '' })}
        columns={2}
        options={[
          { value: 'now', label: 'Now' },
          { value: 'later', label: 'At a time' },
        ]}
      />
      {isTimed && (
        <FieldAnchor path="phases.0.startTime">
          <DateTimeField
            label="Start"
            value={complete.startTime}
            onValueChange={(next) => update({ startTime: digitsOf(next) })}
            error={errorsAt('phases.0.startTime')['']}
          />
        </FieldAnchor>
      )}
    </div>
  )
}
