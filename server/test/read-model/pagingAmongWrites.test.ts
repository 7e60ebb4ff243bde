import { disturb } from './_disturbance.ts'
import { expectAllAmongWrites } from './_paging.ts'
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
      await expectAllAmongWrites(
        (size, token) => page(paged, size, token),
        (at) => disturb(pools(), at),
      )
    })
  }
})
