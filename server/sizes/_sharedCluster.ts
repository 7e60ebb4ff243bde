// Has the tests of a run use a PostgreSQL of one's own in the place of the embedded one: `mocha --require` it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as shared from '../test/_sharedPostgres.ts'
import { Cluster } from './_cluster.ts'

const folder = mkdtempSync(join(tmpdir(), 'mintline-test-'))
let cluster: Cluster | undefined

/** Runs once, in the process that starts the others. */
export async function mochaGlobalSetup(): Promise<void> {
  cluster = await Cluster.create(folder)
  // Nothing of a test has to outlive the machine.
  await cluster.query('alter system set fsync = off')
  await cluster.query('alter system set full_page_writes = off')
  await cluster.query('select pg_reload_conf()')
  process.env.DATABASE_URL = cluster.url('postgres')
  await shared.mochaGlobalSetup()
}

export async function mochaGlobalTeardown(): Promise<void> {
  await shared.mochaGlobalTeardown()
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
}
