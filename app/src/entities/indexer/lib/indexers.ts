import { PUBLIC_NETWORKS } from '#entities/cluster/lib/cluster.ts'
import { parseCustomUrl } from '#entities/cluster/lib/customUrl.ts'
import type { RuntimeConfig } from '#entities/cluster/lib/runtimeConfig.ts'
import { isRecord } from '#shared/lib/record.ts'

/** Id of the network that was started together with the page. */
export const EMBEDDED_ID = 'embedded'

/** Server URLs by the id of the network that they index. */
export type Indexers = ReadonlyMap<string, string>

/** Servers, and problems with entries left out. */
interface CheckedIndexers {
  readonly indexers: Indexers
  /** Sentences that locate each entry, but never show its URL, which may hold a key. */
  readonly problems: readonly string[]
}

/**
 * Checks the servers in the host's `mintline.json`: encrypted, or on this machine, like nodes.
 *
 * @param json Undefined = there are none.
 */
export function checkIndexers(json: unknown): CheckedIndexers {
  if (json === undefined) return { indexers: new Map(), problems: [] }
  if (!isRecord(json)) {
    return { indexers: new Map(), problems: ['indexer: It must be an object.'] }
  }
  const indexers = new Map<string, string>()
  const problems: string[] = []
  const ids = [EMBEDDED_ID, ...PUBLIC_NETWORKS.map(({ slug }) => slug)]
  for (const [id, value] of Object.entries(json)) {
    const parsed = parseCustomUrl(typeof value === 'string' ? value : '')
    if (!ids.includes(id)) {
      problems.push(
        `indexer.${id}: There is no such network. Known networks are ${ids.join(', ')}.`,
      )
    } else if (parsed.status === 'valid') {
      indexers.set(id, parsed.value)
    } else {
      const reason = parsed.status === 'invalid' ? parsed.reason : 'Enter the URL of a server.'
      problems.push(`indexer.${id}: ${reason}`)
    }
  }
  return { indexers, problems }
}

/** Loads the configured servers; problems are reported in the browser's console. */
export function loadIndexers({ indexer }: Pick<RuntimeConfig, 'indexer'>): Indexers {
  const { indexers, problems } = checkIndexers(indexer)
  for (const problem of problems) console.warn(`mintline.json: ${problem}`)
  return indexers
}
