import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts'
import { parseOptions } from '../src/config/options.ts'
import { settingsOf } from '../src/config/settings.ts'
import type { Running } from '../src/roles/role.ts'
import { startServer } from '../src/roles/startServer.ts'
import { memoryLog } from '../test/_log.ts'
import { TcpProxy } from '../test/_tcpProxy.ts'
import { eventually } from '../test/ingest/_follow.ts'
import { type Market, openMarket } from '../test/orders/_market.ts'
import type { Cluster } from './_cluster.ts'
import { DATABASE, startClusters } from './_clusters.ts'

/** Base's chain id: the default would mean a local Ethereum. */
const BASE = '8453'

/** A primary with a synchronous standby, and a server that writes to the first and reads from the second. */
export interface ThirdSize {
  readonly market: Market
  readonly primary: Cluster
  readonly standby: Cluster
  /** The primary's address as the server sees it. */
  readonly address: TcpProxy
  readonly server: Running
  /** Makes an HTTP call. */
  ask(path: string, body?: object): Promise<{ status: number; body: never }>
  /** Signs and posts a new listing; `id` is undefined unless the server acknowledged it. */
  post(): Promise<{ status: number; id: string | undefined }>
  /** Runs a query on the primary or the standby, and returns the rows. */
  query<Row extends object>(cluster: Cluster, sql: string): Promise<Row[]>
  close(): Promise<void>
}

/** Starts everything, with every role in one process. */
export async function startThirdSize(): Promise<ThirdSize> {
  const [market, [primary, standby]] = await Promise.all([
    openMarket({}, ['--chain-id', BASE]),
    startClusters(),
  ])
  const { chain, exchange } = market
  const address = await TcpProxy.start(primary.port)
  const folder = temporaryFolder()
  const file = { port: 0, nodes: { BASE: [chain.url] }, exchanges: { BASE: exchange } }
  writeFileSync(join(folder, 'server.config.json'), JSON.stringify(file))
  const environment = {
    DATABASE_URL: address.before(primary.url(DATABASE)),
    DATABASE_READ_URL: standby.url(DATABASE),
  }
  const settings = settingsOf(parseOptions([]), { environment, folder })
  const server = await startServer(settings, memoryLog().log)
  const ask: ThirdSize['ask'] = async (path, body) => {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const given = body && { ...sent, body: JSON.stringify(body) }
    const answer = await fetch(`${server.url}${path}`, given)
    return { status: answer.status, body: (await answer.json()) as never }
  }
  await eventually(async () => ((await ask('/v0.1/items/all')).status === 200 ? true : undefined))
  let listed = 0
  return {
    market,
    primary,
    standby,
    address,
    server,
    ask,
    post: async () => {
      // The maker holds the first item.
      const listing = market.listing({ make: market.numbered(listed) })
      listed += 1
      const form = { '@type': 'MINTLINE_V2', ...(await market.sign(listing)) }
      const { status, body } = await ask('/v0.1/orders', form)
      return { status, id: status === 200 ? (body as { id: string }).id : undefined }
    },
    query: (cluster, sql) => cluster.query(sql, DATABASE),
    close: async () => {
      await server.close()
      await address.close()
      await market.stop()
      await Promise.all([standby.stop(), primary.stop()])
    },
  }
}
