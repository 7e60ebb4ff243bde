import type { BalanceChange, Plan, TransactionPreview } from '@mintline/solana'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useAccount } from '#entities/wallet/model/useAccount.ts'
import { amountText } from '#shared/lib/amountText.ts'
import { cn } from '#shared/lib/cn.ts'
import { countText } from '#shared/lib/countText.ts'
import { errorText } from '#shared/lib/errorText.ts'
import { AddressText } from '#shared/ui/AddressText.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { costsOf } from '../lib/costs.ts'
import type { NamedAccount } from '../model/transactionsContext.ts'

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

/** A plan's fees and deposits. */
function CostSummary({ previews }: { previews: readonly TransactionPreview[] }) {
  const { currency } = useCluster().identity
  const { networkFee, priorityFee, rent, total } = costsOf(previews)
  const amount = (lamports: bigint) => amountText(lamports, currency)
  return (
    <DescriptionList
      items={[
        rent < 0n
          ? { term: 'Deposit returned', value: amount(-rent) }
          : { term: 'Deposit, locked while the accounts exist', value: amount(rent) },
        { term: 'Network fee', value: amount(networkFee) },
        { term: 'Priority fee, at most', value: amount(priorityFee) },
        { term: 'Total cost', value: amount(total) },
      ]}
    />
  )
}

/** Balance changes found by simulation. */
function BalanceChanges({ rows }: { rows: readonly BalanceRow[] }) {
  const { currency } = useCluster().identity
  return (
    <ul className="divide-y rounded-xl border bg-sunken px-4">
      {rows.map(({ address, label, change, after }) => (
        <li key={address} className="flex flex-wrap items-center justify-between gap-x-4 py-2.5">
          <span className="min-w-0">{label ?? <AddressText address={address} />}</span>
          <span className="text-right">
            <span className={cn('font-medium tabular-nums', change > 0n && 'text-success-text')}>
              {change > 0n && '+'}
              {amountText(change, currency)}
            </span>
            <span className="block text-[0.8125rem] text-muted tabular-nums">
              {amountText(after, currency)} afterwards
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** An account's expected balance change. */
interface BalanceRow {
  address: string
  /** The account's name; undefined if it has none here. */
  label: string | undefined
  /** Lamports; negative if the account pays. */
  change: bigint
  /** Lamports afterwards. */
  after: bigint
}

/** Returns the balances that change, the wallet's first. */
export function balanceRows(
  changes: readonly BalanceChange[],
  { wallet, accounts }: { wallet: string | undefined; accounts: readonly NamedAccount[] },
): BalanceRow[] {
  const labels = new Map(accounts.map(({ address, label }) => [address, label]))
  return changes
    .filter(({ before, after }) => before !== after)
    .map(({ address, before, after }) => ({
      address,
      label: address === wallet ? 'Your wallet' : labels.get(address),
      change: after - before,
      after,
    }))
}
