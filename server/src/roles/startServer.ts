import { isBlockchain } from '@mintline/core/networks'
import { ROLE_NAMES, type RoleName } from '../config/roleNames.ts'
import type { Settings } from '../config/settings.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { writeNativeCurrencies } from '../database/writeNativeCurrencies.ts'
import type { Log } from '../log/openLog.ts'
import { growHeapSlowly } from './growHeapSlowly.ts'
import type { Role, RoleContext, Running } from './role.ts'
import type { StartedMetrics } from './startMetrics.ts'

/** Loaders of the roles: most of a start is loading what they need. */
const ROLES: Readonly<Record<RoleName, () => Promise<Role>>> = {
  api: async () => (await import('./api.ts')).api,
  ingest: async () => (await import('./ingest.ts')).ingest,
  jobs: async () => (await import('./jobs.ts')).jobs,
}

/**
 * Opens the database and starts the roles of this process, all or none. The first one is loaded while the database starts,
 * and each later one once the one before it works, so that calls are answered as early as possible.
 *
 * @returns ends the roles, then leaves the database
 */
export async function startServer(settings: Settings, log: Log): Promise<Running> {
  growHeapSlowly()
  const names = ROLE_NAMES.filter((name) => settings.roles.includes(name))
  const [first] = names
  // The import below tells of a failure again.
  if (first) ROLES[first]().catch(() => undefined)
  const onNotice = (sentence: string) => log.warn(sentence)
  const held = heldBy(names, settings)
  const database = await openDatabase({ ...settings.database, held, onNotice })
  const { url, folder } = settings.database
  log.info(`Database: ${url === undefined ? `embedded, in ${folder}` : database.host}`)
  const running: Running[] = []
  const close = async () => {
    for (const role of running.splice(0).reverse()) await role.close()
    await database.close()
  }
  try {
    await writeNativeCurrencies(database.write, Object.keys(settings.nodes).filter(isBlockchain))
    const served = await metricsOf({ settings, database, log })
    if (served) running.push(served)
    const context = { settings, database, log, metrics: served?.metrics }
    for (const name of names) {
      const role = await ROLES[name]()
      running.push(await role.start(context))
    }
  } catch (error) {
    await close()
    throw error
  }
  return { close, url: running.find(({ url }) => url !== undefined)?.url }
}

/**
 * Connections that roles hold: ingest one for each chain, which makes it the writer, and jobs one to hear of new jobs and
 * one that marks its workers as living.
 */
function heldBy(names: readonly RoleName[], { nodes }: Settings): number {
  const chains = names.includes('ingest') ? Object.keys(nodes).length : 0
  return chains + (names.includes('jobs') ? 2 : 0)
}

async function metricsOf(
  context: Omit<RoleContext, 'metrics'>,
): Promise<StartedMetrics | undefined> {
  const { metricsPort } = context.settings
  if (metricsPort === undefined) return undefined
  const { startMetrics } = await import('./startMetrics.ts')
  return startMetrics(context, metricsPort)
}
