import { type Document, type DocumentedBody, type DocumentedCall, referred } from './document.ts'

/** Links between the pages of a call. */
export interface Paging {
  /** Parameter of the next page. */
  readonly parameter: string
  /** List of a page. */
  readonly list?: {
    /** Its field; empty where the page itself is the list. */
    readonly name: string
    /** Model of its entries, undefined where they are texts. */
    readonly entity?: string
  }
}

/** Header with the token of the next page. */
const CONTINUATION = 'x-continuation'

/** Finds out whether the answer of a call is a page; undefined if it is none. */
export function pagingOf(
  { components }: Document,
  { parameters = [], requestBody, responses }: DocumentedCall,
): Paging | undefined {
  const schemaOf = (body: DocumentedBody | undefined) => body?.content?.['application/json']?.schema
  const modelOf = (body: DocumentedBody | undefined) => {
    const schema = schemaOf(body)
    return schema && components.schemas[referred(schema) ?? '']
  }
  const page = modelOf(responses[200])?.properties ?? {}
  const fields = Object.keys(modelOf(requestBody)?.properties ?? {})
  const names = [...parameters.map(({ name }) => name), ...fields]
  const parameter = ['continuation', 'cursor', 'offset'].find((name) => names.includes(name))
  if (parameter === undefined) return undefined
  if (CONTINUATION in (responses[200]?.headers ?? {})) {
    const entity = referred(schemaOf(responses[200])?.items ?? {})
    return { parameter, list: { name: '', ...(entity && { entity }) } }
  }
  if (!('continuation' in page || 'cursor' in page)) return undefined

  const lists = Object.entries(page).flatMap(([name, { items }]) => {
    const entity = items && referred(items)
    return entity ? [{ name, entity }] : []
  })
  const [list] = lists
  return { parameter, ...(list && { list }) }
}
