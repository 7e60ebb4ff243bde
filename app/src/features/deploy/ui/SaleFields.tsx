import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { AmountField } from '#shared/ui/AmountField.tsx'
import { DateTimeField } from '#shared/ui/DateTimeField.tsx'
import { RadioGroupField } from '#shared/ui/RadioGroupField.tsx'
import { digitsOf } from '../lib/deployDraft.ts'
import type { DeployFormState } from '../model/useDeployForm.ts'

/** The first phase: price and start. */
export function SaleFields({ form }: { form: DeployFormState }) {
  return (
    <div className="flex flex-col gap-5">
      <PriceField form={form} />
      <StartField form={form} />
    </div>
  )
}

/** The price of one item. */
export function PriceField({ form }: { form: DeployFormState }) {
  const { complete, update, errorsAt } = form
  const { currency } = useCluster().identity
  return (
    <FieldAnchor path="phases.0.priceAmount">
      <AmountField
        label="Price"
        placeholder="0.5"
        hint="For one copy; 0 is free."
        value={complete.price}
        onValueChange={(next) => update({ price: digitsOf(next) })}
        currency={currency}
        error={errorsAt('phases.0.priceAmount')['']}
      />
    </FieldAnchor>
  )
}

/** When people can mint. */
export function StartField({ form }: { form: DeployFormState }) {
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
