import { isRpcUrl } from '@mintline/core/networks'
import { isRecord, type JsonRecord, textOf } from '#shared/lib/record.ts'
import type { ClusterSources } from './cluster.ts'
import { checkNodeUrls } from './nodeUrls.ts'

/** Configuration of the pages, provided by their host. */
export interface RuntimeConfig extends Omit<ClusterSources, 'customUrl'> {
  /** Drop machines on networks of Aptos by their slug, as given: the page of Aptos drops reads them. */
  readonly aptos?: JsonRecord | undefined
  /** Servers by the id of the network that they index, as given: the console reads them. */
  readonly indexer?: unknown
  /** Fees that the host asks of new drops, as given: the console's forms read it. */
  readonly platform?: unknown
  /** True if the host stores artwork of the console below `files/`. */
  readonly files?: boolean
}

/** A configuration, and the problems of entries left out. */
interface CheckedConfig {
  readonly config: RuntimeConfig
  readonly problems: readonly string[]
}

/**
 * Reads the host's `mintline.json`. Without that file there is no embedded network; invalid entries
 * are reported in the browser's console and left out.
 *
 * @param file Its address relative to the page; it lies beside the console's `index.html`.
 * @param networkIds As for `checkRuntimeConfig`.
 */
export async function loadRuntimeConfig(
  file: string,
  networkIds?: readonly string[],
): Promise<RuntimeConfig> {
  const { config, problems } = checkRuntimeConfig(await fetchJson(file), networkIds)
  for (const problem of problems) console.warn(`mintline.json: ${problem}`)
  return config
}

/**
 * Checks the contents of `mintline.json`. By hand: the mint page, which also reads it, has no room for zod.
 *
 * @param json Undefined = there is no such file.
 * @param networkIds Ids of all networks. Default: any id is accepted. The mint page has no room for the
 * list; the console, on the same host, reports unknown ids.
 */
export function checkRuntimeConfig(json: unknown, networkIds?: readonly string[]): CheckedConfig {
  if (json === undefined) return { config: { embedded: undefined, rpc: new Map() }, problems: [] }
  if (!isRecord(json)) {
    return { ...checkRuntimeConfig(undefined), problems: ['It must be an object.'] }
  }
  const embedded = embeddedOf(json.embedded)
  const { rpc, problems } = nodesOf(json.rpc, networkIds)
  const isWrong = json.embedded !== undefined && embedded === undefined
  const wrongEmbedded = isWrong
    ? ['embedded: It must have rpcUrl (http) and wsUrl (ws), both urls.']
    : []
  const aptos = isRecord(json.aptos) ? json.aptos : undefined
  const storesFiles = json.files === true && { files: true }
  const { indexer, platform } = json
  const config = { embedded, rpc, aptos, indexer, platform, ...storesFiles }
  return { config, problems: [...wrongEmbedded, ...problems] }
}

/** Undefined where the file is missing, also on hosts that serve a page in its place. */
async function fetchJson(file: string): Promise<unknown> {
  try {
    const response = await fetch(file, { cache: 'no-store' })
    const isPage = response.headers.get('content-type')?.includes('html')
    if (!response.ok || isPage) return undefined
    return await response.json().catch(() => null)
  } catch {
    return undefined
  }
}

function embeddedOf(value: unknown): RuntimeConfig['embedded'] {
  if (!isRecord(value)) return undefined
  const [rpcUrl, wsUrl] = [textOf(value, 'rpcUrl'), textOf(value, 'wsUrl')]
  if (rpcUrl === undefined || wsUrl === undefined) return undefined
  return isRpcUrl(rpcUrl) && isRpcUrl(wsUrl, 'subscriptions') ? { rpcUrl, wsUrl } : undefined
}

function nodesOf(
  value: unknown,
  ids: readonly string[] | undefined,
): Pick<RuntimeConfig, 'rpc'> & Pick<CheckedConfig, 'problems'> {
  const rpc = new Map<string, readonly string[]>()
  if (value === undefined) return { rpc, problems: [] }
  if (!isRecord(value)) return { rpc, problems: ['rpc: It must be an object.'] }
  const problems: string[] = []
  for (const [id, list] of Object.entries(value)) {
    const where = `rpc.${id}`
    if (ids && !ids.includes(id)) {
      problems.push(`${where}: There is no such network. Known networks are ${ids.join(', ')}.`)
    } else if (!Array.isArray(list)) {
      problems.push(`${where}: It must be a list of urls.`)
    } else {
      const checked = checkNodeUrls(list, where)
      problems.push(...checked.problems)
      if (checked.urls.length > 0) rpc.set(id, checked.urls)
    }
  }
  return { rpc, problems }
}
