import { expect } from 'chai'
import { MARKETPLACE_CALLS } from '../../src/marketplace/served.ts'
import { expectAllAmongWrites, expectWhole } from '../read-model/_paging.ts'
import { writeBids } from './_bids.ts'
import { type Entry, idOf, PAGED, type PagedCall, parametersOf } from './_paged.ts'
import { addSocialRows, disturbMarket } from './_socialRows.ts'
import { withMarket } from './_suite.ts'

/** Tries of sizes for each list, which are 1,000 in all. */
const RUNS = Math.ceil(1000 / PAGED.length)

describe('pages of the marketplace, of', () => {
  const { ask, pools } = withMarket()
  // Several rows are of the same time.
  before(async () => {
    await writeBids(pools())
    for (const at of [2, 2, 2, 7, 7, 12]) await addSocialRows(pools(), at)
    for (const at of [2, 7]) await disturbMarket(pools(), at)
  })

  async function page(paged: PagedCall, size: unknown, continuation?: string) {
    const answer = await ask(paged.call, parametersOf(paged, { size, continuation }))
    return { ...answer, entries: answer.body as unknown as Entry[] }
  }

  it('lists are tested for all calls that have them', () => {
    const served = MARKETPLACE_CALLS.flatMap(({ continues, operationId }) =>
      continues ? [operationId] : [],
    )
    expect(PAGED.map(({ call }) => call.operationId)).to.have.members(served)
    expect(served).to.have.lengthOf(22)
  })

  for (const paged of PAGED) {
    const { operationId } = paged.call

    it(`${operationId} are together what one page has, whatever their sizes`, async () => {
      await expectWhole<Entry>((size, token) => page(paged, size, token), {
        runs: RUNS,
        largest: 12,
        idOf,
      })
    })

    it(`${operationId} go on behind a row that a client names in JSON, by time and id`, async () => {
      const { timeOf, hasHiddenTime } = paged
      const { entries } = await page(paged, 1000)
      // Twenty of a long list.
      const step = Math.ceil(entries.length / 20)
      for (const [index, entry] of entries.entries()) {
        if (index % step > 0) continue
        const time = timeOf ? new Date(timeOf(entry as never)).getTime() : 0
        const rest = await page(paged, 1000, JSON.stringify({ params: [time, idOf(entry)] }))
        if (timeOf) expect(rest.entries).to.deep.equal(entries.slice(index + 1))
        else if (hasHiddenTime) expect([rest.status, rest.entries]).to.deep.equal([200, []])
        else expect([rest.status, rest.body.code]).to.deep.equal([400, 'VALIDATION'])
      }
    })

    it(`${operationId} are refused with a token that is none of theirs`, async () => {
      const others = PAGED.filter(({ call }) => call !== paged.call)
      const foreign = await Promise.all(others.map(async (other) => (await page(other, 1)).next))
      expect(foreign).to.not.include(undefined)
      const texts = ['', 'nonsense', '{', '{"params":[]}', '{"params":["1","2"]}', 'null']
      for (const continuation of [...foreign, ...texts]) {
        const { status, body } = await page(paged, 5, continuation)
        expect([status, body.code], continuation).to.deep.equal([400, 'VALIDATION'])
      }
    })

    it(`${operationId} have 1,000 entries at most, and one at least`, async () => {
      expect((await page(paged, 1_000_000)).status).to.equal(200)
      // A query has texts alone, which are numbers there.
      const texts = paged.inBody === undefined ? ['one'] : ['1', null]
      for (const size of [0, -1, 1.5, ...texts]) {
        const { status, body } = await page(paged, size)
        expect([status, body.code], String(size)).to.deep.equal([400, 'VALIDATION'])
      }
    })
  }

  // Last, since the lists grow.
  for (const paged of PAGED) {
    it(`${paged.call.operationId} have everything that was there, while rows are written`, async () => {
      await expectAllAmongWrites(
        async (size, token) => {
          const { entries, next } = await page(paged, size, token)
          return { entries: entries.map(idOf), next }
        },
        (at) => disturbMarket(pools(), at),
      )
    })
  }
})
