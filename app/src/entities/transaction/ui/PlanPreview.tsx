import type { Plan, TransactionPreview } from '@mintline/solana'
import { useAccount } from '#entities/wallet/model/useAccount.ts'
import { countText } from '#shared/lib/countText.ts'
import { errorText } from '#shared/lib/errorText.ts'
import { Callout } from '#shared/ui/Callout.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { balanceRows } from '../lib/balanceRows.ts'
import type { NamedAccount } from '../model/transactionsContext.ts'
import { BalanceChanges } from './BalanceChanges.tsx'
import { CostSummary } from './CostSummary.tsx'

interface PlanPreviewProps {
  plan: Plan
  previews: readonly TransactionPreview[]
  accounts: readonly NamedAccount[]
}

/** A plan's effects and costs, simulated on the chain's current state. */
export function PlanPreview({ plan, previews, accounts }: PlanPreviewProps) {
  const wallet = useAccount()?.address
  const error = previews.find((preview) => preview.error)?.error
  const [first] = previews
  const rows = balanceRows(first?.balanceChanges ?? [], { wallet, accounts })
  return (
    <div className="flex flex-col gap-5">
      {error && (
        <Callout kind="error" title="It would fail, so nothing is sent">
          {errorText(error)}
        </Callout>
      )}
      {plan.warnings.map(({ code, message }) => (
        <Callout key={`${code} ${message}`} kind="warn" title={message} />
      ))}
      <CostSummary previews={previews} />
      {rows.length > 0 && (
        <section>
          <h3 className="mb-2 font-medium">
            {previews.length === 1 ? 'Balances' : 'Balances, after the first transaction'}
          </h3>
          <BalanceChanges rows={rows} />
        </section>
      )}
      <TransactionList previews={previews} />
    </div>
  )
}

function TransactionList({ previews }: { previews: readonly TransactionPreview[] }) {
  const numbered = previews.map((preview, index) => ({ ...preview, number: index + 1 }))
  return (
    <details>
      <summary className="cursor-pointer rounded-sm font-medium">
        {countText(previews.length, 'transaction')}
      </summary>
      <ol className="mt-2 flex list-decimal flex-col gap-1.5 pl-5 text-muted">
        {numbered.map(({ number, title, sizeBytes, computeUnits }) => (
          <li key={number} className="break-words">
            <UntrustedText>{title}</UntrustedText>
            <span className="block text-[0.8125rem] text-subtle">
              {sizeBytes} of 1,232 bytes
              {computeUnits === undefined
                ? ', simulated once the previous ones are confirmed'
                : `, ${computeUnits.toLocaleString('en')} compute units`}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
