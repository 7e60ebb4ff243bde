import { EventEmitter, once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Clock, systemClock } from '@mintline/core'
import { expect } from 'chai'
import { LOG_INTERVAL, LOG_LIMIT } from '../../../src/database/embedded/boundedLog.ts'
import { openEmbeddedDatabase } from '../../../src/database/embedded/openEmbeddedDatabase.ts'
import { newFolder, query } from './_setup.ts'

const LINE_BYTES = 100_000

describe('the log of an embedded database', () => {
  const folder = newFolder()
  const sizeOf = (name: string) => statSync(join(folder, name)).size

  it('begins anew beside the last one while the database runs, whose writing goes on', async () => {
    // Given a database that has filled its log
    const looks = stoppedLooks()
    const { address, close } = await openEmbeddedDatabase({ folder, clock: looks.clock })
    const write = (text: string, times: number) =>
      query(
        address,
        `do $$ begin
           for line in 1..${times} loop
             raise log '% %', '${text}', repeat('x', ${LINE_BYTES});
           end loop;
         end $$`,
      )
    await write('first', LOG_LIMIT / LINE_BYTES + 1)
    await looks.next()
    expect(sizeOf('log.old')).to.be.greaterThan(LOG_LIMIT)
    expect(sizeOf('log')).to.equal(0)

    // When it writes on
    await write('second', 1)
    await looks.next()

    // Then the new log has that alone, and is for its owner's eyes
    expect(readFileSync(join(folder, 'log'), 'utf8'))
      .to.contain('second')
      .and.not.contain('first')
    expect(sizeOf('log')).to.be.lessThan(2 * LINE_BYTES)
    expect(statSync(join(folder, 'log.old')).mode & 0o777).to.equal(0o600)

    // And when it fills that one too, the first is gone.
    await write('third', LOG_LIMIT / LINE_BYTES + 1)
    await looks.next()
    expect(readFileSync(join(folder, 'log.old'), 'utf8'))
      .to.contain('third')
      .and.not.contain('first')
    expect(sizeOf('log')).to.equal(0)
    await close()
  })
})

/** A clock that stands still before each look at the log. */
function stoppedLooks(): { readonly clock: Clock; readonly next: () => Promise<void> } {
  const looks = new EventEmitter()
  let isWaiting = once(looks, 'waiting')
  const clock: Clock = {
    ...systemClock,
    sleep: async (milliseconds, signal) => {
      if (milliseconds !== LOG_INTERVAL) return systemClock.sleep(milliseconds, signal)
      const next = once(looks, 'next', { signal })
      looks.emit('waiting')
      await next
    },
  }
  return {
    clock,
    next: async () => {
      await isWaiting
      isWaiting = once(looks, 'waiting')
      looks.emit('next')
      await isWaiting
      isWaiting = Promise.resolve([])
    },
  }
}
