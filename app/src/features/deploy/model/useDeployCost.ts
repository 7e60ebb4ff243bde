import { LAMPORTS_PER_SIGNATURE, type Plan } from '@mintline/solana'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import { useSettled } from '#shared/lib/useSettled.ts'
import { DEPLOY_DRAFT } from '../lib/deployDraft.ts'
import { PLACEHOLDER_WALLET } from '../lib/placeholderWallet.ts'
import { planDeployment } from './planDeployment.ts'
import type { DeployFormState } from './useDeployForm.ts'

/** Estimates the cost of the deployment as entered now; undefined while there are problems. */
export function useDeployCost({ planned, wallet, problems, symbol }: DeployFormState) {
  const { openConnection } = useCluster()
  const { key } = useClusterQueries()
  const payer = wallet ?? PLACEHOLDER_WALLET
  const isPossible = problems.length === 0 && symbol.status !== 'taken'
  const settled = useSettled(isPossible ? JSON.stringify(planned) : undefined)
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
  /** True if a receiver holds too little rent to take small payments. */
  hasPoorReceivers: boolean
  /** Sentences about receivers that cannot be paid at all. */
  unpayable: string[]
}

/** Returns a plan's cost. The wallet signs every transaction, besides the keypairs created for it. */
function deployCostOf({ transactions, warnings }: Plan): DeployCost {
  const signatures = transactions.reduce((sum, { signers }) => sum + 1 + signers.length, 0)
  const warningsOf = (code: string) => warnings.filter((warning) => warning.code === code)
  return {
    rent: transactions.reduce((sum, { rent }) => sum + rent, 0n),
    networkFee: LAMPORTS_PER_SIGNATURE * BigInt(signatures),
    transactions: transactions.length,
    hasPoorReceivers: warningsOf('RECEIVER_BELOW_RENT').length > 0,
    unpayable: warningsOf('RECEIVER_CANNOT_BE_PAID').map(({ message }) => message),
  }
}
