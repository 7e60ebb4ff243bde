import { type Document, type DocumentedBody, type DocumentedCall, referred } from './document.ts'

/** How a call's pages are linked. */
export interface Paging {
  /** Parameter for the next page. */
  readonly parameter: string
  /** A page's list. */
  readonly list?: {
    /** Its field; empty = the page itself is the list. */
    readonly name: string
    /** Model of its entries; undefined = they are strings. */
    readonly entity?: string
  }
}

/** Header with the next page's token. */
const CONTINUATION = 'x-continuation'

/** Finds out whether a call's answer is a page; undefined = it is none. */
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
