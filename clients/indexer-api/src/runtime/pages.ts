import type { ApiConnection, CallOptions } from './connection.ts'
import type { Operation } from './operation.ts'

/** A call that returns a page of a list. */
export interface PagedOperation<Input, Page, Failure = unknown>
  extends Operation<Input, Page, Failure> {
  /** Parameter for the next page. */
  readonly pageParameter: string
}

/** A call whose pages hold entities in a list. */
export interface ListOperation<Input, Page, Entity, Failure = unknown>
  extends PagedOperation<Input, Page, Failure> {
  /** The list's field in a page; empty = the page is the list. */
  readonly listName: string
  /** Never set: it is for types only. */
  readonly entity?: Entity
}

type Fields = Readonly<Record<string, unknown>>

/** A call without its types, for use here. */
interface Untyped {
  readonly operationName: string
  readonly bodyName: string
  readonly pageParameter: string
  readonly listName?: string
}

/** Yields a list's pages, one after the other. */
export async function* pages<Input, Page>(
  list: PagedOperation<Input, Page>,
  connection: ApiConnection,
  input: NoInfer<Input>,
  options?: CallOptions,
): AsyncGenerator<Page, void, undefined> {
  const call = list as (
    connection: ApiConnection,
    input: Input,
    options?: CallOptions,
  ) => Promise<Page>
  let current = input
  let last: unknown
  let token: string | null = null
  const listening: ApiConnection = {
    ...connection,
    fetch: async (...request) => {
      const response = await (connection.fetch ?? fetch)(...request)
      token = response.headers.get('x-continuation')
      return response
    },
  }
  for (;;) {
    const page = await call(listening, current, options)
    yield page
    const next = token || placeAfter(list, page as Fields, current as Fields)
    if (next === undefined) return
    if (next === last) throw new Error(`${list.operationName} gave the same page twice`)
    last = next
    current = movedTo(list, current as Fields, next) as Input
  }
}

/** Yields a list's entities, page after page. */
export async function* entities<Input, Page, Entity>(
  list: ListOperation<Input, Page, Entity>,
  connection: ApiConnection,
  input: NoInfer<Input>,
  options?: CallOptions,
): AsyncGenerator<Entity, void, undefined> {
  for await (const page of pages(list, connection, input, options)) {
    for (const entity of listOf(list, page as Fields)) yield entity as Entity
  }
}

function listOf({ listName = '' }: Untyped, page: Fields): readonly unknown[] {
  return ((listName ? page[listName] : page) ?? []) as readonly unknown[]
}

/** Where the next page begins: a token, or how many entries come before it. Undefined after the last page. */
function placeAfter(list: Untyped, page: Fields, { offset = 0 }: Fields): unknown {
  if (list.pageParameter !== 'offset') return (page.continuation ?? page.cursor) || undefined
  const { length } = listOf(list, page)
  return length > 0 ? (offset as number) + length : undefined
}

function movedTo({ bodyName, pageParameter }: Untyped, input: Fields, place: unknown): Fields {
  const moved = (fields: unknown) => ({ ...(fields as Fields), [pageParameter]: place })
  return bodyName ? { ...input, [bodyName]: moved(input[bodyName]) } : moved(input)
}
