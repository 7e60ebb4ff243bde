import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts'
import { eventually } from '../test/ingest/_follow.ts'
import { Cluster } from './_cluster.ts'

/** Server database name, in both clusters. */
export const DATABASE = 'mintline'
const STANDBY = 'standby'

/** Starts a primary with a synchronous standby. */
export async function startClusters(): Promise<[Cluster, Cluster]> {
  const primary = await Cluster.create(temporaryFolder())
  await primary.query(`create database ${DATABASE}`)
  const standby = await primary.standby(STANDBY, temporaryFolder())
  // After the backup: a copied setting would leave the promoted standby waiting for a standby.
  await primary.query(`alter system set synchronous_standby_names = '${STANDBY}'`)
  await primary.query('select pg_reload_conf()')
  await eventually(async () => {
    const sql = 'select sync_state from pg_stat_replication'
    const [row] = await primary.query<{ sync_state: string }>(sql)
    return row?.sync_state === 'sync' ? true : undefined
  })
  return [primary, standby]
}
