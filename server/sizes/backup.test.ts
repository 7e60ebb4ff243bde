import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts'
import { openDatabase } from '../src/database/openDatabase.ts'
import { emptyDatabase } from '../test/_database.ts'
import { urlOf } from '../test/_postgres.ts'
import { tablesOf } from '../test/ingest/_tables.ts'
import { queued } from '../test/metadata/_jobs.ts'
import { type Unread, unread } from '../test/metadata/_metadata.ts'
import { PROGRAMS } from './_postgresql.ts'

const run = promisify(execFile)

describe('a backup by pg_dump', () => {
  let world: Unread

  before(async () => {
    world = await unread()
    await world.renew()
    await world.sweep()
  })
  after(() => world.close())

  it('gives a database, restored to another one, with which the server goes on', async () => {
    const file = join(temporaryFolder(), 'mintline.dump')
    await run(PROGRAMS.dump, ['--format=custom', `--file=${file}`, urlOf(world.pools.target)])
    const url = urlOf(await emptyDatabase())
    await run(PROGRAMS.restore, ['--exit-on-error', '--no-owner', `--dbname=${url}`, file])

    const restored = await openDatabase({ folder: '/nowhere', url })
    try {
      const tables = await tablesOf(restored.write)
      expect(tables.items).to.have.length(2)
      expect(tables).to.deep.equal(await tablesOf(world.pools.write))
      const keys = async (pools: Pick<Unread['pools'], 'write'>) =>
        (await queued(pools.write)).map(({ key }) => key)
      expect(await keys(restored)).to.deep.equal(await keys(world.pools))
    } finally {
      await restored.close()
    }
  })
})
