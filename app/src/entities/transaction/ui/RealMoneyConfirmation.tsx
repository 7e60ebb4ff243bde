import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { CheckboxField } from '#shared/ui/CheckboxField.tsx'

interface RealMoneyConfirmationProps {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** Asks for confirmation before writing to a network with real money; nothing elsewhere. */
export function RealMoneyConfirmation({ checked, onCheckedChange }: RealMoneyConfirmationProps) {
  const { identity } = useCluster()
  if (!identity.isRealMoney) return null
  return (
    <div className="rounded-xl border border-warn-line bg-warn-soft p-4">
      <CheckboxField
        label={`This is ${identity.name}: it costs real ${identity.currency.symbol}.`}
        hint="Changes on chain cannot be undone."
        checked={checked}
        onCheckedChange={onCheckedChange}
      />
    </div>
  )
}
