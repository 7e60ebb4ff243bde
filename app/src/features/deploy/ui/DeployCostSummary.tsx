import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { amountText } from '#shared/lib/amountText.ts'
import { countText } from '#shared/lib/countText.ts'
import { errorText } from '#shared/lib/errorText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { CheckboxField } from '#shared/ui/CheckboxField.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { useDeployCost } from '../model/useDeployCost.ts'
import type { DeployFormState } from '../model/useDeployForm.ts'

/** The deployment's cost for the wallet, shown once the form is complete. */
export function DeployCostSummary({ form }: { form: DeployFormState }) {
  const { identity } = useCluster()
  const { cost, error, refetch } = useDeployCost(form)
  const { draft, update } = form
  if (error) {
    return (
      <div className="flex flex-col items-start gap-2 text-muted">
        <p>{errorText(error)}</p>
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  if (!cost) {
    return <p className="text-muted">The cost appears once the form is complete.</p>
  }
  const { rent, networkFee, transactions, hasPoorReceivers, unpayable } = cost
  const text = (lamports: bigint) => amountText(lamports, identity.currency)
  return (
    <div className="flex flex-col gap-4">
      <DescriptionList
        items={[
          { term: 'Rent, locked', value: text(rent) },
          {
            term: `Network fee, ${countText(transactions, 'transaction')}`,
            value: text(networkFee),
          },
          { term: 'Total, about', value: text(rent + networkFee) },
        ]}
      />
      {unpayable.map((message) => (
        <Callout key={message} kind="warn" title="A receiver cannot be paid">
          {message}
        </Callout>
      ))}
      {(hasPoorReceivers || draft.fundReceivers) && (
        <CheckboxField
          label="Send rent to empty wallets"
          hint="A receiver is empty. Payments that leave it short of rent fail, and so do the mints."
          checked={draft.fundReceivers}
          onCheckedChange={(fundReceivers) => update({ fundReceivers })}
        />
      )}
    </div>
  )
}
