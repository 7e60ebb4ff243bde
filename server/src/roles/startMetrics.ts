import { type Metrics, openMetrics } from '../metrics/openMetrics.ts'
import { serveMetrics } from '../metrics/serveMetrics.ts'
import { listenRefusal } from './listenRefusal.ts'
import type { RoleContext, Running } from './role.ts'

/** Metrics that roles feed, with their server. */
export interface StartedMetrics extends Running {
  readonly metrics: Metrics
}

/**
 * Serves metrics on another port at the interface's address.
 *
 * @throws `PORT_TAKEN`, `HOST_NOT_USABLE`
 */
export async function startMetrics(
  { settings: { host }, database, log }: Omit<RoleContext, 'metrics'>,
  port: number,
): Promise<StartedMetrics> {
  const metrics = openMetrics(database)
  try {
    const { url, close } = await serveMetrics(metrics, { host, port })
    log.info(`Metrics: ${url}`)
    return { metrics, close }
  } catch (error) {
    throw listenRefusal(error, { host, port, option: '--metrics-port' })
  }
}
