import { isRpcUrl } from '@mintline/core/networks'
import { isRecord, type JsonRecord, textOf } from '#shared/lib/record.ts'
import type { ClusterSources } from './cluster.ts'
import { checkNodeUrls } from './nodeUrls.ts'

/** The pages' configuration, provided by their host. */
export interface RuntimeConfig extends Omit<ClusterSources, 'customUrl'> {
  /** Drop machines on Aptos networks by slug, unchecked: the Aptos page parses them. */
  readonly aptos?: JsonRecord | undefined
  /** Servers by the id of the network that they index, unchecked: the console parses them. */
  readonly indexer?: unknown
  /** Fees that the host takes from new drops, unchecked: the console's forms parse them. */
  readonly platform?: unknown
  /** IPFS gateway's folder, unchecked: the console reports a wrong one. */
  readonly ipfs?: unknown
  /** Links to drops by the names that the host gives them, unchecked: `APTOS:0x…?network=aptos-testnet`. */
  readonly drops?: JsonRecord | undefined
  /** Id of the Solana or Eclipse network that mint links without one mean, unchecked. */
  readonly network?: string | undefined
  /** True if the host stores the console's artwork below `files/`. */
  readonly files?: boolean
}

/** A configuration, and problems with entries left out. */
interface CheckedConfig {
  readonly config: RuntimeConfig
  readonly problems: readonly string[]
}

/**
 * Loads the host's `mintline.json`. Without that file there is no embedded network; invalid entries are reported in the
 * browser's console and left out.
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
 * @param networkIds All network ids. Default: any id is accepted. The mint page has no room for the list; the console,
 * on the same host, reports unknown ids.
 */
export function checkRuntimeConfig(json: unknown, networkIds?: readonly string[]): CheckedConfig {
  if (json === undefined) return { config: { embedded: undefined, rpc: new Map() }, problems: [] }
  if (!isRecord(json)) {
    return { ...checkRuntimeConfig(undefined), problems: ['It must be an object.'] }
  }
  const embedded = embeddedOf(json.embedded)
  const { rpc, problems } = nodesOf(json.rpc, networkIds)
  const wrongEmbedded =
    embedded || json.embedded === undefined
      ? []
      : ['embedded: It must have rpcUrl (http) and wsUrl (ws), both urls.']
  const aptos = isRecord(json.aptos) ? json.aptos : undefined
  const drops = isRecord(json.drops) ? json.drops : undefined
  const storesFiles = json.files === true && { files: true }
  const { indexer, platform, ipfs } = json
  const network = textOf(json, 'network')
  const config = { embedded, rpc, aptos, drops, network, indexer, platform, ipfs, ...storesFiles }
  return { config, problems: [...wrongEmbedded, ...problems] }
}

/** Fetches the file; undefined if it is missing, also on hosts that serve a page in its place. */
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
