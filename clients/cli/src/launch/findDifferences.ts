import { type CollectionInfo, diffAllowlist, fetchAllowlist } from '@mintline/solana'
import { fetchDifferences, fetchPresent } from '@mintline/solana/drop'
import type { Cluster } from '../cluster/resolveCluster.ts'
import { settingOfTerm } from '../config/settingOfTerm.ts'
import { counted } from '../output/counted.ts'
import { type Difference, differenceOfChange, settingChangeOf } from '../plans/plan.ts'
import { type DropFiles, termsOfConfig } from './termsOfConfig.ts'

/** A drop's files, and its state on chain. */
export interface ComparedDrop extends Omit<DropFiles, 'wallet'> {
  readonly cluster: Cluster
  readonly info: CollectionInfo
}

/** Finds all differences between the chain and the files. */
export async function findDifferences(drop: ComparedDrop): Promise<Difference[]> {
  const { cluster, info } = drop
  const terms = termsOfConfig({ ...drop, wallet: info.creator })
  const present = await fetchPresent(cluster.connection, info)
  const differences = await fetchDifferences(cluster.connection, { terms, present })
  const ofTerms = differences.map((change) =>
    differenceOfChange(settingChangeOf(change, settingOfTerm)),
  )
  return [...ofTerms, ...(await listsDiffering(drop))]
}

async function listsDiffering({ cluster, lists, info }: ComparedDrop): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const [phaseIndex, { entries }] of lists.entries()) {
    if (!entries || !info.phases[phaseIndex]) continue
    const query = { deployment: info.editions, phaseIndex }
    const diff = diffAllowlist(entries, await fetchAllowlist(cluster.connection, query))
    const path = `phases.${phaseIndex}.list`
    const { added, changed, onlyOnChain } = diff
    if (added.length > 0)
      differences.push({ path, config: wallets(added.length), chain: 'missing' })
    if (changed.length > 0)
      differences.push({ path, config: wallets(changed.length), chain: 'with other terms' })
    if (onlyOnChain.length > 0) {
      differences.push({ path, config: 'none', chain: `${wallets(onlyOnChain.length)} not listed` })
    }
  }
  return differences
}

function wallets(count: number): string {
  return counted(count, 'wallet')
}
