import { expect } from 'chai'
import { sql } from 'kysely'
import { isPage } from '../../src/http/pageTurns.ts'
import { INDEXER_CALLS } from '../../src/indexer/served.ts'
import { ask as askOf, indexerOver } from './_app.ts'
import { PAGED_CALLS, parametersOf } from './_served.ts'
import { withWorld } from './_suite.ts'

const KEPT = PAGED_CALLS.filter(({ call }) => call.untilWritten)

describe('pages that stay until anything is written', () => {
  const { ask, pools } = withWorld()

  it('are pages, and none that shows what settled meanwhile', () => {
    const calls = INDEXER_CALLS.filter(({ untilWritten }) => untilWritten)
    expect(calls.filter((call) => !isPage(call))).to.deep.equal([])
    const names = calls.map(({ operationId }) => operationId)
    expect(names.filter((name) => /sync|reconcil|changed/i.test(name))).to.deep.equal([])
    expect(KEPT.length).to.be.greaterThan(20)
  })

  it('ask no clock', async () => {
    const app = await indexerOver(pools(), {
      now: () => {
        throw new Error('The clock was asked')
      },
    })
    for (const paged of KEPT) {
      const { status } = await askOf(app, paged.call, parametersOf(paged, { size: 3 }))
      expect(status, paged.call.operationId).to.equal(200)
    }
    await app.close()
  })

  it('are read from the database again after a write', async () => {
    const { readPool, write } = pools()
    let reads = 0
    readPool.on('acquire', () => {
      reads += 1
    })
    const [paged] = KEPT
    if (paged === undefined) throw new Error('No page is kept')
    const readsForPage = async () => {
      const before = reads
      await ask(paged.call, parametersOf(paged, { size: 3 }))
      return reads - before
    }
    // Only what was written is asked for, unless other tests write in the same PostgreSQL.
    while ((await readsForPage()) > 1);
    await sql`update items set suspicious = not suspicious`.execute(write)
    expect(await readsForPage()).to.be.greaterThan(1)
  })
})
