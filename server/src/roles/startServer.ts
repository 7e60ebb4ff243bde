import { setFlagsFromString } from 'node:v8'
import { isBlockchain } from '@mintline/core/networks'
import { ROLE_NAMES, type RoleName } from '../config/roleNames.ts'
import type { Settings } from '../config/settings.ts'
import { writeNativeCurrencies } from '../database/insertCurrencies.ts'
import { openDatabase } from '../database/openDatabase.ts'
import type { Log } from '../log/openLog.ts'
import type { Role, RoleContext, Running } from './role.ts'
import type { StartedMetrics } from './startMetrics.ts'

/** Heap growth before the next garbage collection, in percent of what survived the last one. */
const GROWTH = 50

/**
 * Triggers garbage collection after moderate heap growth. By default, the heap grows to several times the memory in
 * use, as far as the machine allows. Pages need no extra processor time for it; at 25 percent they would need a third
 * more.
 */
const growHeapSlowly = (): void => setFlagsFromString(`--heap-growing-percent=${GROWTH}`)

/** Lazy loaders for roles: loading takes most of a start. */
const ROLES: Readonly<Record<RoleName, () => Promise<Role>>> = {
  api: async () => (await import('./api.ts')).api,
  ingest: async () => (await import('./ingest.ts')).ingest,
  jobs: async () => (await import('./jobs.ts')).jobs,
}

/**
 * Opens the database and starts this process's roles, all or none. The first role is loaded while the database starts,
 * and each later one once the previous one is running, so that calls are answered as early as possible.
 *
 * @returns handle that stops the roles, then leaves the database
 */
export async function startServer(settings: Settings, log: Log): Promise<Running> {
  growHeapSlowly()
  const names = ROLE_NAMES.filter((name) => settings.roles.includes(name))
  const [first] = names
  // The import below reports the failure.
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
    // Loads queries, for which the database need not wait.
    const { writeWrappedCoins } = await import('../database/wrappedCoins.ts')
    await writeWrappedCoins(database.write, settings)
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
 * Counts the connections that roles hold: ingest one for each chain, which makes it the writer; jobs one to listen for
 * new jobs and one for its workers' heartbeat.
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
