import { expect } from 'chai'
import fc from 'fast-check'
import type { Call } from '../../../src/http/contract/call.ts'
import type { Parameters } from '../_app.ts'
import type { withWorld } from '../_suite.ts'

/** Makes calls over the fixture. */
type Ask = ReturnType<typeof withWorld>['ask']

/** A search, as its tests make it. */
export interface SearchCall {
  readonly call: Call
  /** The field of answers that lists what was found. */
  readonly list: string
  /** The field of a request with the token of a page. Default: `continuation`. */
  readonly token?: string
}

/** A search of a call: its body without a page, such as `{ filter: {} }`. */
export function searching(ask: Ask, { call, list, token = 'continuation' }: SearchCall) {
  const page = async (body: Parameters) => {
    const answer = await ask(call, { [call.body?.name ?? '']: body })
    expect(answer.status, JSON.stringify([body, answer.body])).to.equal(200)
    const found = Reflect.get(answer.body as object, list) as { readonly id: string }[]
    const next = Reflect.get(answer.body as object, 'continuation') as string | undefined
    return { found, ids: found.map(({ id }) => id), next }
  }
  return {
    /** One page, of 1,000 by default. */
    page: (body: Parameters) => page({ size: 1000, ...body }),
    /** Ids of everything on pages of these sizes, which take turns. */
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
    /** Code and message of the refusal of a body. */
    async refusal(body: Parameters) {
      const { status, body: answer } = await ask(call, { [call.body?.name ?? '']: body })
      const { code, message } = answer as { code?: string; message?: string }
      return { status, code, message }
    },
  }
}

/** A filter in which any of the fields are left out. */
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

/** Sizes of pages. */
export const pageSizes = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 3 })

/** True if a value is asked for: of a list that is left out, any is. */
export const isAmong = <Value>(value: Value, asked: readonly Value[] | undefined): boolean =>
  asked?.includes(value) ?? true
