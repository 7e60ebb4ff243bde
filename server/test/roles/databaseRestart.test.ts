import { systemClock } from '@mintline/core'
import { expect } from 'chai'
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts'
import { parseOptions } from '../../src/config/options.ts'
import { settingsOf } from '../../src/config/settings.ts'
import { embeddedFiles } from '../../src/database/embedded/files.ts'
import { openEmbeddedDatabase } from '../../src/database/embedded/openEmbeddedDatabase.ts'
import { platformPackage } from '../../src/database/embedded/platformPackage.ts'
import { stopPostmaster } from '../../src/database/embedded/postmasterFile.ts'
import { startPostmaster } from '../../src/database/embedded/startPostmaster.ts'
import { openPools } from '../../src/database/pools/openPools.ts'
import { addJobs } from '../../src/database/queue/addJobs.ts'
import { refreshItemsJob } from '../../src/database/queue/jobs.ts'
import type { Running } from '../../src/roles/role.ts'
import { startServer } from '../../src/roles/startServer.ts'
import { memoryLog } from '../_log.ts'
import { urlOf } from '../_postgres.ts'
import { newFolder } from '../database/embedded/_setup.ts'
import { eventually } from '../ingest/_follow.ts'
import { queued } from '../metadata/_jobs.ts'

describe('a server whose PostgreSQL is stopped and started', () => {
  const folder = newFolder()
  const files = embeddedFiles(folder)
  let server: Running
  let url: string
  let address: Parameters<typeof urlOf>[0] & { port: number }

  before(async () => {
    const database = await openEmbeddedDatabase({ folder })
    address = database.address
    const settings = settingsOf(parseOptions(['--role', 'api,jobs', '--port', '0']), {
      environment: { DATABASE_URL: urlOf(address) },
      folder: temporaryFolder(),
    })
    server = await startServer(settings, memoryLog().log)
    url = `${server.url}`
    // It stops with the one process that has it open as its own.
    await database.close()
  })
  after(async () => {
    await server.close()
    await stopPostmaster(files, platformPackage(), systemClock)
  })

  const ask = async (path: string) => {
    const { status, headers } = await fetch(`${url}${path}`)
    return { status, retryAfter: headers.get('retry-after') }
  }

  it('answers 503 and when to try again while it is away, on every page', async () => {
    for (const path of ['/health', '/', '/v0.1/items/all', '/v0.1/currencies/all']) {
      expect(await ask(path), path).to.deep.equal({ status: 503, retryAfter: '5' })
    }
    expect((await ask('/openapi/indexer.json')).status).to.equal(200)
  })

  it('answers, and does jobs, once it is back', async () => {
    startPostmaster(files, platformPackage(), address.port)

    await eventually(async () => ((await ask('/health')).status === 200 ? true : undefined))
    for (const path of ['/', '/v0.1/items/all', '/v0.1/currencies/all']) {
      expect((await ask(path)).status, path).to.equal(200)
    }
    const pools = openPools({ write: address })
    const job = refreshItemsJob(Buffer.from('00'))
    await addJobs(pools.write, [job])
    await eventually(async () => {
      const keys = (await queued(pools.write)).map(({ key }) => key)
      return keys.includes(job.key) ? undefined : true
    })
    await pools.close()
  })
})
