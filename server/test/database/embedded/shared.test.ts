import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { openEmbeddedDatabase } from '../../../src/database/embedded/openEmbeddedDatabase.ts'
import { joinPresence } from '../../../src/database/embedded/presence.ts'
import { holding, newFolder, query, startHolder } from './_setup.ts'

describe('an embedded database that several processes open', () => {
  it('is one, also when they create it at the same moment, and stops with the last', async () => {
    const folder = newFolder()

    // When three processes open an empty folder at once.
    const holders = await Promise.all([1, 2, 3].map(() => holding(startHolder(folder))))

    // Then they have the same database.
    const [first] = holders
    if (!first) throw new Error('There is no holder')
    for (const { address } of holders) expect(address).to.deep.equal(first.address)
    expect(readdirSync(folder).sort()).to.deep.equal(['data', 'log', 'password'])

    // And when the one that started it and another leave, it goes on.
    for (const { process, ended } of holders.slice(0, 2)) {
      process.stdin?.write('close\n')
      await ended
      expect(await query(first.address, 'select 1 as one')).to.deep.equal([{ one: 1 }])
    }

    // And when the last leaves, it stops.
    holders[2]?.process.stdin?.write('close\n')
    await holders[2]?.ended
    expect(existsSync(join(folder, 'data', 'postmaster.pid'))).to.equal(false)
  })

  it('is started by whoever comes while the last one stops it', async () => {
    const folder = newFolder()
    await (await openEmbeddedDatabase({ folder })).close()

    for (let round = 0; round < 3; round += 1) {
      const first = await openEmbeddedDatabase({ folder })
      const [, second] = await Promise.all([first.close(), openEmbeddedDatabase({ folder })])

      expect(await query(second.address, 'select 1 as one')).to.deep.equal([{ one: 1 }])
      await second.close()
    }
  })

  it('is left without an error by whoever leaves while another one stops it', async () => {
    // Given two that use it
    const database = await openEmbeddedDatabase({ folder: newFolder() })
    const [leaver, other] = [
      await joinPresence(database.address),
      await joinPresence(database.address),
    ]

    // When its connections break, as they do when the last one to leave stops it
    const presences = "application_name = 'mintline presence'"
    await query(
      database.address,
      `select pg_terminate_backend(pid) from pg_stat_activity where ${presences}`,
    )

    // Then leaving is done, and nobody stops it again
    for (const presence of [leaver, other]) {
      const { isLast, done } = await presence.leave()
      await done()
      expect(isLast).to.equal(false)
    }
    await database.close()
  })
})
