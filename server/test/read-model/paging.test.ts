import { expect } from 'chai'
import { INDEXER_CALLS } from '../../src/indexer/served.ts'
import { expectWhole } from './_paging.ts'
import { PAGED_CALLS, type PagedCall, parametersOf } from './_served.ts'
import { withWorld } from './_suite.ts'

interface Paged {
  readonly continuation?: string
  /** The same, where an answer has no `continuation`. */
  readonly cursor?: string
}

describe('pages of', () => {
  const { ask } = withWorld()

  /** Entries of a page, and the token of the next. */
  async function page(paged: PagedCall, size: number, continuation?: string) {
    const { status, body } = await ask(paged.call, parametersOf(paged, { size, continuation }))
    expect(status, JSON.stringify(body)).to.equal(200)
    const { continuation: next, cursor } = body as unknown as Paged
    return { entries: paged.entries(body as never), next: next ?? cursor }
  }

  it('lists are tested for all calls that have them', () => {
    const served = INDEXER_CALLS.filter(({ query, body, streams }) => {
      const fields = { ...query, ...Reflect.get(body?.schema ?? {}, 'properties') }
      return !streams && ('continuation' in fields || 'cursor' in fields)
    })
    expect(PAGED_CALLS.map(({ call }) => call)).to.have.members(served)
  })

  for (const paged of PAGED_CALLS) {
    const { operationId } = paged.call

    it(`${operationId} are together what one page has, whatever their sizes`, async () => {
      await expectWhole<string>((size, token) => page(paged, size, token), {
        runs: 40,
        largest: 12,
        idOf: (entry) => entry,
      })
    })

    it(`${operationId} are refused with a token of another list`, async () => {
      const other = PAGED_CALLS.find(({ call }) => call !== paged.call)
      if (!other) throw new Error('There is one list only')
      const { next } = await page(other, 1)
      for (const continuation of [next, 'nonsense', '']) {
        const { status, body } = await ask(paged.call, parametersOf(paged, { continuation }))
        const code = paged.call.errors.startsWith('O') ? 'INVALID_INPUT' : 'VALIDATION'
        expect([status, Reflect.get(body, 'code')], continuation).to.deep.equal([400, code])
      }
    })
  }
})
