// Runs tests on the installed PostgreSQL instead of the embedded one: `mocha --require` this file.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as shared from '../test/_sharedPostgres.ts'
import { Cluster } from './_cluster.ts'

const folder = mkdtempSync(join(tmpdir(), 'mintline-test-'))
let cluster: Cluster | undefined

/** Runs once, in the parent process. */
export async function mochaGlobalSetup(): Promise<void> {
  cluster = await Cluster.create(folder)
  // Test data need not survive a crash.
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
