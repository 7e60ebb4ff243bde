import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { amountText } from '#shared/lib/amountText.ts'
import { countText } from '#shared/lib/countText.ts'
import { errorText } from '#shared/lib/errorText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { CheckboxField } from '#shared/ui/CheckboxField.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { useDeployCost } from '../model/useDeployCost.ts'
import type { DeployForm } from '../model/useDeployForm.ts'

/** What the deployment takes from the wallet, known as soon as the form is complete. */
export function DeployCostSummary({ form }: { form: DeployForm }) {
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
    return <p className="text-muted">What it costs is shown as soon as the form is complete.</p>
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
          { term: 'In all, about', value: text(rent + networkFee) },
        ]}
      />
      {unpayable.map((message) => (
        <Callout key={message} kind="warn" title="Somebody cannot be paid">
          {message}
        </Callout>
      ))}
      {(hasPoorReceivers || draft.fundReceivers) && (
        <CheckboxField
          label="Send rent to empty wallets"
          hint="A wallet that is to be paid is empty. Payments that leave it short of rent fail, and the mint with them."
          checked={draft.fundReceivers}
          onCheckedChange={(fundReceivers) => update({ fundReceivers })}
        />
      )}
    </div>
  )
}
