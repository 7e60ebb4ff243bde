import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Localnet } from '@mintline/localnet'
import type { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { startPrograms } from '../../../clients/solana/test/localnet.ts'
import { Drop, fundedWallet } from '../../../clients/solana/test/reads/_drop.ts'
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts'
import { parseOptions } from '../../src/config/options.ts'
import { settingsOf } from '../../src/config/settings.ts'
import { addJobs } from '../../src/database/queue/addJobs.ts'
import { refreshItemsJob } from '../../src/database/queue/jobs.ts'
import type { Running } from '../../src/roles/role.ts'
import { startServer } from '../../src/roles/startServer.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { memoryLog } from '../_log.ts'
import { urlOf } from '../_postgres.ts'
import { TcpProxy } from '../_tcpProxy.ts'
import { eventually } from '../ingest/_follow.ts'
import { queued } from '../metadata/_jobs.ts'

/** Milliseconds in which every request is answered: twice what a query waits, with room for a slow machine. */
const BOUND = 30_000

describe('a server whose database vanishes without closing its connections', () => {
  let localnet: Localnet
  let database: TestDatabase
  let proxy: TcpProxy
  let server: Running
  let drop: Drop
  let minter: Keypair
  let mints: readonly PublicKey[]

  const port = () => Number(new URL(urlOf(database.target)).port)

  before(async () => {
    localnet = await startPrograms()
    drop = await Drop.deploy(localnet)
    await drop.addPhase()
    minter = await fundedWallet(drop.connection)
    mints = await drop.mint(minter, 1)
    database = await testDatabase()
    proxy = await TcpProxy.start(port())
    const folder = temporaryFolder()
    const settings = { port: 0, nodes: { SOLANA: [localnet.rpcUrl] } }
    writeFileSync(join(folder, 'server.config.json'), JSON.stringify(settings))
    const environment = { DATABASE_URL: proxy.before(urlOf(database.target)) }
    server = await startServer(
      settingsOf(parseOptions([]), { environment, folder }),
      memoryLog().log,
    )
    await eventually(async () => ((await items()) === 1 ? true : undefined))
  })
  after(async () => {
    await server.close()
    await proxy.close()
    await localnet.close()
  })

  it('answers 503 and when to try again, to reads and writes', async () => {
    await Promise.all([ask('/health'), ask('/v0.1/items/all')])
    const reset = `/v0.1/items/SOLANA:${mints[0]}/resetMeta`
    const start = performance.now()
    proxy.vanish()

    const answers = await Promise.all([
      ask('/health'),
      ask('/'),
      ask('/v0.1/items/all'),
      ask(`/v0.1/items/SOLANA:${mints[0]}`),
      ask(reset, 'DELETE'),
      ...Array.from({ length: 30 }, () => ask('/v0.1/currencies/all')),
    ])
    for (const answer of answers) expect(answer).to.deep.equal({ status: 503, retryAfter: '5' })
    expect(performance.now() - start).to.be.below(BOUND)
  })

  it('answers, follows its chain and does jobs by itself once it is back', async () => {
    await drop.mint(minter, 3)
    const job = refreshItemsJob(Buffer.from('00'))
    await addJobs(database.write, [job])
    proxy.lead(port())

    await eventually(async () => ((await ask('/health')).status === 200 ? true : undefined))
    expect(await ask('/v0.1/items/all')).to.deep.equal({ status: 200, retryAfter: null })
    await eventually(async () => ((await items()) === 4 ? true : undefined))
    await eventually(async () => {
      const keys = (await queued(database.write)).map(({ key }) => key)
      return keys.includes(job.key) ? undefined : true
    })
  })

  async function ask(path: string, method = 'GET') {
    const { status, headers } = await fetch(`${server.url}${path}`, { method })
    return { status, retryAfter: headers.get('retry-after') }
  }

  /** Number of items that were read off the chain. */
  async function items(): Promise<number> {
    return (await database.write.selectFrom('items').select('id').execute()).length
  }
})
