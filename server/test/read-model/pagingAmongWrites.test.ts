import { expect } from 'chai'
import fc from 'fast-check'
import { disturb } from './_disturbance.ts'
import { PAGED_CALLS, type PagedCall, parametersOf } from './_served.ts'
import { withWorld } from './_suite.ts'

describe('pages among which rows are written, of', () => {
  const { ask, pools } = withWorld()
  // So that each list has several pages.
  before(async () => {
    for (const time of [2, 7, 12]) await disturb(pools(), time)
  })

  async function page(paged: PagedCall, size: number, token?: string) {
    const { body } = await ask(paged.call, parametersOf(paged, { size, continuation: token }))
    const { continuation, cursor } = body as unknown as { continuation?: string; cursor?: string }
    return { entries: paged.entries(body as never), next: continuation ?? cursor }
  }

  for (const paged of PAGED_CALLS) {
    it(`${paged.call.operationId} have everything that was there, once and in order`, async () => {
      const minutes = fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 1, maxLength: 3 })
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 2, max: 9 }), minutes, async (size, times) => {
          const { entries: before } = await page(paged, 1000)
          const found: string[] = []
          const writes = [...times]
          let next: string | undefined
          do {
            const one = await page(paged, size, next)
            found.push(...one.entries)
            next = one.next
            const time = writes.pop()
            if (time !== undefined) await disturb(pools(), time)
          } while (next !== undefined)
          expect(new Set(found).size).to.equal(found.length)
          const known = new Set(before)
          expect(found.filter((id) => known.has(id))).to.deep.equal(before)
        }),
        { numRuns: 2 },
      )
    })
  }
})
