import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Localnet } from '@mintline/localnet'
import type { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { startPrograms } from '../../../clients/solana/test/localnet.ts'
import { Drop, fundedWallet } from '../../../clients/solana/test/reads/_drop.ts'
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { urlOf } from '../_postgres.ts'
import { eventually, type Following, follow } from '../ingest/_follow.ts'
import { type Files, json, serveFiles } from '../metadata/_files.ts'
import { RoleProcess } from './_process.ts'

const FIRST = 60
const ALL = 80

describe('two processes of a role on one database', () => {
  let localnet: Localnet
  let files: Files
  let database: TestDatabase
  let following: Following
  let drop: Drop
  let minter: Keypair
  let apis: readonly [RoleProcess, RoleProcess]
  let jobs: readonly [RoleProcess, RoleProcess]

  before(async () => {
    localnet = await startPrograms()
    files = await serveFiles()
    files.answers.set('/drop.json', json({ name: 'Drop' }))
    for (let number = 1; number <= ALL; number += 1) {
      files.answers.set(`/${number}.json`, json({ name: `Item ${number}` }))
    }
    database = await testDatabase()
    const folder = temporaryFolder()
    const settings = { nodes: { SOLANA: [localnet.rpcUrl] } }
    writeFileSync(join(folder, 'server.config.json'), JSON.stringify(settings))
    const environment = { DATABASE_URL: urlOf(database.target) }
    const two = (role: 'api' | 'jobs') =>
      [1, 2].map(() => new RoleProcess(role, folder, environment)) as [RoleProcess, RoleProcess]
    apis = two('api')
    jobs = two('jobs')
    drop = await Drop.deploy(localnet, {
      collectionUri: files.url('/drop.json'),
      itemBaseUri: files.url('/{}.json'),
    })
    await drop.addPhase()
    minter = await fundedWallet(drop.connection)
    for (const one of [...apis, ...jobs]) await one.works()
    following = follow(database.write, localnet.rpcUrl)
  })
  after(async () => {
    await following.stop()
    for (const one of [...apis, ...jobs]) await one.stop()
    await files.close()
    await localnet.close()
  })

  it('does each job once', async () => {
    await drop.mint(minter, FIRST)
    await eventually(async () => ((await fetched()) === FIRST ? true : undefined))
    const paths = Array.from({ length: FIRST }, (_, index) => `/${index + 1}.json`)
    expect(files.asked.toSorted()).to.deep.equal(['/drop.json', ...paths].sort())
  })

  it('answers alike in both', async () => {
    const [one, other] = await Promise.all(apis.map(items))
    expect(one).to.have.property('items').with.length(FIRST)
    expect(other).to.deep.equal(one)
  })

  it('does all of the work in one of them once the other one was killed', async () => {
    await Promise.all([apis[0].kill(), jobs[0].kill()])
    await drop.mint(minter, ALL - FIRST)
    await eventually(async () => ((await fetched()) === ALL ? true : undefined))
    expect(files.asked).to.have.length(ALL + 1)
    expect(await items(apis[1]))
      .to.have.property('items')
      .with.length(ALL)
  })

  async function items(process: RoleProcess): Promise<unknown> {
    const [, url] = await process.works()
    return (await fetch(`${url}/v0.1/items/all?size=1000`)).json()
  }

  /** Number of items whose metadata was fetched. */
  async function fetched(): Promise<number> {
    const query = database.write.selectFrom('item_metadata').select('item')
    return (await query.where('state', '=', 'FETCHED').execute()).length
  }
})
