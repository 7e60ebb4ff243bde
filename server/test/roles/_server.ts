import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Blockchain } from '@mintline/core/networks'
import { expect } from 'chai'
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts'
import { parseOptions } from '../../src/config/options.ts'
import { settingsOf } from '../../src/config/settings.ts'
import type { Call } from '../../src/http/contract/call.ts'
import { validatorsOf } from '../../src/http/validation/validators.ts'
import { INDEXER_MODELS } from '../../src/indexer/schemas/index.ts'
import { startServer } from '../../src/roles/startServer.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { memoryLog } from '../_log.ts'
import { urlOf } from '../_postgres.ts'
import { type Answer, type Parameters, pathOf } from '../read-model/_app.ts'

/** A server with its own database. */
export interface RunningServer {
  readonly database: TestDatabase
  readonly url: string
  /** Makes a call over HTTP, and checks the answer against the contract's schema. */
  ask<Of extends Call>(call: Of, parameters: Parameters): Promise<Answer<Of>>
  close(): Promise<void>
}

/** A server's chain and roles. */
export interface FollowingOptions {
  readonly blockchain?: Blockchain
  /** Joined by commas. */
  readonly roles?: string
  /** Chain parts to follow, as in the settings file. Default: all. */
  readonly chains?: object
}

/** Starts a server that follows a blockchain through a node. */
export async function startFollowing(
  node: string,
  { blockchain = 'SOLANA', roles = 'api,ingest', chains }: FollowingOptions = {},
): Promise<RunningServer> {
  const database = await testDatabase()
  const folder = temporaryFolder()
  const file = { port: 0, nodes: { [blockchain]: [node] }, chains }
  writeFileSync(join(folder, 'server.config.json'), JSON.stringify(file))
  const environment = { DATABASE_URL: urlOf(database.target) }
  const settings = settingsOf(parseOptions(['--role', roles]), { environment, folder })
  const { close, url } = await startServer(settings, memoryLog().log)
  const base = `${url}`
  return { database, url: base, ask: (call, parameters) => ask(base, call, parameters), close }
}

const validatorOf = validatorsOf(INDEXER_MODELS)

async function ask<Of extends Call>(
  url: string,
  call: Of,
  parameters: Parameters,
): Promise<Answer<Of>> {
  const answer = await fetch(new URL(pathOf(call, parameters), url), {
    method: call.method,
    ...(call.body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(parameters[call.body.name]),
    }),
  })
  const { status } = answer
  const body = (await answer.json()) as Answer<Of>['body']
  if (answer.ok && call.answer) {
    const validate = validatorOf('body', call.answer)
    // The validator parses in place, so it gets a copy.
    expect(validate(structuredClone(body)), JSON.stringify(validate.errors)).to.equal(true)
  }
  return { status, body }
}
