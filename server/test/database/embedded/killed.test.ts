import { EventEmitter, on, once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect } from 'chai'
import { openEmbeddedDatabase } from '../../../src/database/embedded/openEmbeddedDatabase.ts'
import { holding, newFolder, postmasterPid, query, startHolder } from './_setup.ts'

const WRITE = 'create table if not exists kept (value int); insert into kept values (1)'
const COUNT = 'select count(*)::int as count from kept'

describe('an embedded database after kill -9', () => {
  const folder = newFolder()
  let written = 0
  const write = async (address: Parameters<typeof query>[0]) => {
    await query(address, WRITE)
    written += 1
  }
  const expectAllKept = async (address: Parameters<typeof query>[0]) =>
    expect(await query(address, COUNT)).to.deep.equal([{ count: written }])

  it('keeps running when its starter is killed, and the next process attaches', async () => {
    const holder = await holding(startHolder(folder))
    await write(holder.address)
    holder.process.kill('SIGKILL')
    await holder.ended

    const database = await openEmbeddedDatabase({ folder })

    expect(database.address).to.deep.equal(holder.address)
    await expectAllKept(database.address)
    await database.close()
    expect(existsSync(join(folder, 'data', 'postmaster.pid'))).to.equal(false)
  })

  it('recovers each time both it and its starter are killed', async () => {
    for (let round = 0; round < 2; round += 1) {
      const holder = await holding(startHolder(folder))
      await write(holder.address)
      process.kill(postmasterPid(folder), 'SIGKILL')
      holder.process.kill('SIGKILL')

      const database = await openEmbeddedDatabase({ folder })
      await expectAllKept(database.address)
      await database.close()
    }
  })

  it('returns on the same port when it alone is killed', async () => {
    const notices = new EventEmitter<{ notice: [string] }>()
    const database = await openEmbeddedDatabase({
      folder,
      onNotice: (sentence) => notices.emit('notice', sentence),
    })
    await write(database.address)
    const heard = on(notices, 'notice')

    process.kill(postmasterPid(folder), 'SIGKILL')

    expect((await heard.next()).value).to.deep.equal([
      'The embedded database ended by itself and is started again.',
    ])
    expect((await heard.next()).value).to.deep.equal(['The embedded database is back.'])

    await expectAllKept(database.address)
    await database.close()
  })

  it('takes another port when its own is in use', async () => {
    const holder = await holding(startHolder(folder))
    process.kill(postmasterPid(folder), 'SIGKILL')
    holder.process.kill('SIGKILL')
    const squatter = createServer((socket) => socket.destroy())
    await takePort(squatter, holder.address.port)

    const database = await openEmbeddedDatabase({ folder })

    expect(database.address.port).to.not.equal(holder.address.port)
    await expectAllKept(database.address)
    await database.close()
    squatter.close()
  })

  it('is created by the next process when the first is killed halfway', async () => {
    const fresh = newFolder()
    const child = await startHolder(fresh)
    const isCreating = () =>
      existsSync(fresh) && readdirSync(fresh).some((name) => name.startsWith('new-'))
    while (!isCreating()) await setTimeout(5)
    child.kill('SIGKILL')
    await once(child, 'exit')

    const database = await openEmbeddedDatabase({ folder: fresh })

    expect(await query(database.address, 'select 1 as one')).to.deep.equal([{ one: 1 }])
    await database.close()
  })
})

/** Binds a port as soon as whoever has it lets it go. */
async function takePort(server: ReturnType<typeof createServer>, port: number): Promise<void> {
  const isBound = () =>
    new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => resolve(true))
    })
  while (!(await isBound())) await setTimeout(5)
}
