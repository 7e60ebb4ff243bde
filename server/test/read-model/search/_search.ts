import { expect } from 'chai'
import fc from 'fast-check'
import type { Call } from '../../../src/http/contract/call.ts'
import type { Parameters } from '../_app.ts'
import type { withWorld } from '../_suite.ts'

/** Makes calls over the fixture. */
type Ask = ReturnType<typeof withWorld>['ask']

/** A search under test. */
export interface SearchCall {
  readonly call: Call
  /** Answer field with the results. */
  readonly list: string
  /** Request field for the page token. Default: `continuation`. */
  readonly token?: string
}

/** Returns functions that search with a call: its body without a page, such as `{ filter: {} }`. */
export function searching(ask: Ask, { call, list, token = 'continuation' }: SearchCall) {
  const page = async (body: Parameters) => {
    const answer = await ask(call, { [call.body?.name ?? '']: body })
    expect(answer.status, JSON.stringify([body, answer.body])).to.equal(200)
    const found = Reflect.get(answer.body as object, list) as { readonly id: string }[]
    const next = Reflect.get(answer.body as object, 'continuation') as string | undefined
    return { found, ids: found.map(({ id }) => id), next }
  }
  return {
    /** Fetches one page, with 1,000 entries by default. */
    page: (body: Parameters) => page({ size: 1000, ...body }),
    /** Returns the ids on all pages, with sizes that take turns. */
    async pages(body: Parameters, sizes: readonly number[]): Promise<string[]> {
      const all: string[] = []
      let next: string | undefined
      let count = 0
      do {
        const size = sizes[count % sizes.length]
        const one = await page({ ...body, size, ...(next && { [token]: next }) })
        all.push(...one.ids)
        next = one.next
        count += 1
      } while (next !== undefined)
      return all
    },
    /** Returns the refusal of a body: status, code and message. */
    async refusal(body: Parameters) {
      const { status, body: answer } = await ask(call, { [call.body?.name ?? '']: body })
      const { code, message } = answer as { code?: string; message?: string }
      return { status, code, message }
    },
  }
}

/** Generates a filter in which any field may be missing. */
export function anyOf<Fields extends object>(
  fields: {
    [Name in keyof Fields]: fc.Arbitrary<Fields[Name]>
  },
): fc.Arbitrary<Partial<Fields>> {
  // Most fields stay out of most filters, or nothing would be found.
  const sparse = Object.fromEntries(
    Object.entries(fields).map(([name, values]) => [
      name,
      fc.oneof(
        { weight: 3, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: values as fc.Arbitrary<unknown> },
      ),
    ]),
  )
  return fc
    .record(sparse)
    .map(
      (filter) =>
        Object.fromEntries(
          Object.entries(filter).filter(([, value]) => value !== undefined),
        ) as Partial<Fields>,
    )
}

/** Page sizes. */
export const pageSizes = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 3 })

/** Returns true if a list contains a value; a missing list contains all. */
export const isAmong = <Value>(value: Value, asked: readonly Value[] | undefined): boolean =>
  asked?.includes(value) ?? true
