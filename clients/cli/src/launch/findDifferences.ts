import {
  type CollectionInfo,
  compareCollection,
  diffAllowlist,
  fetchAllowlist,
  fetchChainTime,
  fetchPhaseTokens,
  fetchReveal,
  filesText,
  phaseDifferences,
} from '@mintline/solana'
import type { PriceTokens } from '../amounts/priceTokens.ts'
import type { Cluster } from '../cluster/resolveCluster.ts'
import { deployInputOf } from '../config/deployInputOf.ts'
import type { DropConfig } from '../config/schema.ts'
import type { PhaseList } from '../lists/readPhaseLists.ts'
import { counted } from '../output/counted.ts'
import { desiredPhases } from './desiredPhases.ts'
import { type Difference, differenceOf } from './difference.ts'

/** A drop's files, and its state on chain. */
export interface ComparedDrop {
  readonly cluster: Cluster
  readonly config: DropConfig
  /** The config's tokens. */
  readonly tokens: PriceTokens
  readonly lists: readonly PhaseList[]
  readonly info: CollectionInfo
}

/** Finds all differences between the chain and the files. */
export async function findDifferences(drop: ComparedDrop): Promise<Difference[]> {
  const { cluster, config, info } = drop
  const wanted = deployInputOf(config.collection, info.creator, cluster.currency)
  return [
    ...compareCollection(info, wanted).map((change) => differenceOf(change, cluster.currency)),
    ...(await filesDiffering(drop)),
    ...(await phasesDiffering(drop)),
    ...(await listsDiffering(drop)),
  ]
}

/** Before the reveal, only the number of files can be compared. */
async function filesDiffering({ cluster, config, info }: ComparedDrop): Promise<Difference[]> {
  const { reveal: files } = config.collection
  if (!files) return []
  const committed = await fetchReveal(cluster.connection, info.editions)
  const { fileCount, baseUri } = files
  const wanted = filesText({ fileCount, revealed: committed?.revealed && { baseUri } })
  const chain = committed ? filesText(committed) : 'none'
  return wanted === chain ? [] : [{ path: 'collection.reveal', config: wanted, chain }]
}

async function phasesDiffering({
  cluster,
  config,
  tokens,
  lists,
  info,
}: ComparedDrop): Promise<Difference[]> {
  const desired = desiredPhases(config, lists, { currency: cluster.currency, tokens })
  const now = await fetchChainTime(cluster.connection)
  const priceTokens = await fetchPhaseTokens(cluster.connection, {
    deployment: info.editions,
    phases: [...desired, ...info.phases],
    receivers: [],
  })
  const changed = phaseDifferences({ info, desired, now, priceTokens }).flatMap(
    ({ phaseIndex, type, fields }) =>
      type === 'add'
        ? [{ path: `phases.${phaseIndex}`, config: 'a phase', chain: 'none' }]
        : fields.map((change) => differenceOf(change, cluster.currency)),
  )
  const surplus = info.phases.slice(desired.length).map(({ phaseIndex }) => ({
    path: `phases.${phaseIndex}`,
    config: 'none',
    chain: 'a phase',
  }))
  return [...changed, ...surplus]
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
