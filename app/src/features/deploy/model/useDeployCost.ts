import { Keypair } from '@solana/web3.js'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import { useSettled } from '#shared/lib/useSettled.ts'
import { type DeployCost, deployCostOf } from '../lib/deployCost.ts'
import { DEPLOY_DRAFT } from '../lib/deployDraft.ts'
import { planDeployment } from './planDeployment.ts'
import type { DeployForm } from './useDeployForm.ts'

/** Pays while nobody is connected: the cost is the same for everybody. */
const STAND_IN = Keypair.generate().publicKey.toBase58()

/** What the deployment takes as it is written now; undefined while something is wrong with it. */
export function useDeployCost({ draft, wallet, problems, symbol }: DeployForm) {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  const payer = wallet ?? STAND_IN
  const isPossible = problems.length === 0 && symbol.status !== 'taken'
  const settled = useSettled(isPossible ? JSON.stringify(draft) : undefined)
  const { data, error, refetch } = useQuery<DeployCost>({
    queryKey: key('deploy-cost', payer, settled ?? ''),
    queryFn: async () => {
      const written = DEPLOY_DRAFT.parse(JSON.parse(settled ?? '{}'))
      const { groupMints } = written
      const toBe = { connection, draft: written, groupMints, wallet: payer, onGroupMint: () => {} }
      return deployCostOf(await planDeployment(toBe))
    },
    enabled: settled !== undefined && isPossible,
    placeholderData: keepPreviousData,
  })
  return { cost: isPossible ? data : undefined, error: isPossible ? error : null, refetch }
}
