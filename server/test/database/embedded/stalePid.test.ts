import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { openEmbeddedDatabase } from '../../../src/database/embedded/openEmbeddedDatabase.ts'
import { newFolder, postmasterPid, query } from './_setup.ts'

describe('a postmaster.pid that a lost machine left', () => {
  const folder = newFolder()
  const file = join(folder, 'data', 'postmaster.pid')
  /** The file as PostgreSQL wrote it while it ran. */
  let left: string
  let other: ChildProcess
  before(async () => {
    const database = await openEmbeddedDatabase({ folder })
    await query(database.address, 'create table kept as select 7 as value')
    left = readFileSync(file, 'utf8')
    await database.close()
  })
  afterEach(async () => {
    other.kill('SIGKILL')
    if (other.exitCode === null && other.signalCode === null) await once(other, 'exit')
  })

  /** Puts the file back, with the number of another process that lives. */
  async function leaveWith(process: ChildProcess): Promise<void> {
    other = process
    if (process.pid === undefined) await once(process, 'spawn')
    writeFileSync(file, left.replace(/^\d+/, `${process.pid}`), { mode: 0o600 })
  }

  const expectAllKept = async () => {
    const database = await openEmbeddedDatabase({ folder })
    expect(await query(database.address, 'select value from kept')).to.deep.equal([{ value: 7 }])
    await database.close()
    expect(other.exitCode).to.equal(null)
  }

  it('is removed when its number belongs to another program', async () => {
    await leaveWith(spawn('sleep', ['600']))
    await expectAllKept()
  })

  it('is removed when its number belongs to PostgreSQL on other data', async () => {
    const elsewhere = newFolder()
    const database = await openEmbeddedDatabase({ folder: elsewhere })
    other = spawn('sleep', ['600'])
    writeFileSync(file, left.replace(/^\d+/, `${postmasterPid(elsewhere)}`), { mode: 0o600 })
    await expectAllKept()
    expect(await query(database.address, 'select 1 as one')).to.deep.equal([{ one: 1 }])
    await database.close()
  })

  it('is kept, and the error names the way out, when its program may be PostgreSQL', async () => {
    await leaveWith(spawn('sleep', ['600'], { argv0: 'postgres' }))
    const error = await openEmbeddedDatabase({ folder }).catch((thrown: unknown) => thrown)
    expect(isMintlineError(error) && error.code).to.equal('EMBEDDED_DATABASE_HELD')
    expect((error as Error).message).to.equal(
      `The embedded database does not start, since ${file} names process ${other.pid}, which runs and may be another PostgreSQL on the same data: end that process, or delete the file if it is another program`,
    )
    expect(readFileSync(file, 'utf8')).to.match(new RegExp(`^${other.pid}\n`))
  })
})
