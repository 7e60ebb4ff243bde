import { expect } from 'chai'
import { openDatabase } from '../src/database/openDatabase.ts'
import { eventually } from '../test/ingest/_follow.ts'
import type { Cluster } from './_cluster.ts'
import { DATABASE, startClusters } from './_clusters.ts'

describe('a server whose standby lags behind', () => {
  let primary: Cluster
  let standby: Cluster

  before(async () => {
    ;[primary, standby] = await startClusters()
  })
  after(() => Promise.all([standby.stop(), primary.stop()]))

  it('starts once the standby has all migrations', async () => {
    await standby.query('select pg_wal_replay_pause()', DATABASE)
    let isOpen = false
    const url = primary.url(DATABASE)
    const opening = openDatabase({ folder: '/nowhere', url, readUrl: standby.url(DATABASE) })
    const opened = opening.finally(() => {
      isOpen = true
    })
    await eventually(async () => {
      const sql =
        "select from pg_stat_activity where query like 'select from migrations where name%'"
      return (await standby.query(sql)).length > 0 ? true : undefined
    })
    expect(isOpen).to.equal(false)

    await standby.query('select pg_wal_replay_resume()', DATABASE)

    const database = await opened
    const collections = await database.read.selectFrom('collections').selectAll().execute()
    expect(collections).to.deep.equal([])
    await database.close()
  })
})
