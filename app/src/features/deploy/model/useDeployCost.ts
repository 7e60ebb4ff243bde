import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import { useSettled } from '#shared/lib/useSettled.ts'
import { type DeployCost, deployCostOf } from '../lib/deployCost.ts'
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
