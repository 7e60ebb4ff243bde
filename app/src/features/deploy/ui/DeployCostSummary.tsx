import { LAMPORTS_PER_SIGNATURE, type Plan } from '@mintline/solana'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { draftToEstimate } from '#entities/reveal/revealDraft.ts'
import { amountText } from '#shared/lib/amountText.ts'
import { countText } from '#shared/lib/countText.ts'
import { errorText } from '#shared/lib/errorText.ts'
import { useDebounced } from '#shared/lib/useDraft.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { DEPLOY_DRAFT } from '../lib/deployDraft.ts'
import { PLACEHOLDER_WALLET, planDeployment } from '../model/planDeployment.ts'
import type { DeployFormState } from '../model/useDeployForm.ts'

/** The deployment's cost for the wallet, shown once the form is complete. */
export function DeployCostSummary({ form }: { form: DeployFormState }) {
  const { identity } = useCluster()
  const { cost, error, refetch } = useDeployCost(form)
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
  const { rent, networkFee, transactions, waiting } = cost
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
      {waiting.map((message) => (
        <Callout key={message} kind="info" title="A receiver is empty">
          {message}
        </Callout>
      ))}
    </div>
  )
}

/** Estimates the cost of the deployment as entered now; undefined while there are problems. */
export function useDeployCost({ planned, wallet, problems, symbol }: DeployFormState) {
  const { openConnection } = useCluster()
  const { key } = useClusterQueries()
  const payer = wallet ?? PLACEHOLDER_WALLET
  const isPossible = problems.length === 0 && symbol.status !== 'taken'
  const settled = useDebounced(isPossible ? JSON.stringify(planned) : undefined)
  const { data, error, refetch } = useQuery<DeployCost>({
    queryKey: key('deploy-cost', payer, settled ?? ''),
    queryFn: async () => {
      const parsed = DEPLOY_DRAFT.parse(JSON.parse(settled ?? '{}'))
      const { groupMints } = parsed
      const request = {
        connection: await openConnection(),
        draft: parsed,
        groupMints,
        wallet: payer,
        seal: draftToEstimate,
        onGroupMint: () => {},
      }
      return deployCostOf(await planDeployment(request))
    },
    enabled: settled !== undefined && isPossible,
    placeholderData: keepPreviousData,
  })
  return { cost: isPossible ? data : undefined, error: isPossible ? error : null, refetch }
}

/** A deployment's cost, as known before simulation. */
interface DeployCost {
  /** Lamports locked as long as the collection exists. */
  rent: bigint
  /** Lamports for signatures, without priority fees. */
  networkFee: bigint
  transactions: number
  /** Sentences about empty receivers, whose shares wait. */
  waiting: string[]
}

/** Returns a plan's cost. The wallet signs every transaction, besides the keypairs created for it. */
function deployCostOf({ transactions, warnings }: Plan): DeployCost {
  const signatures = transactions.reduce((sum, { signers }) => sum + 1 + signers.length, 0)
  return {
    rent: transactions.reduce((sum, { rent }) => sum + rent, 0n),
    networkFee: LAMPORTS_PER_SIGNATURE * BigInt(signatures),
    transactions: transactions.length,
    waiting: warnings
      .filter(({ code }) => code === 'RECEIVER_BELOW_RENT')
      .map(({ message }) => message),
  }
}
