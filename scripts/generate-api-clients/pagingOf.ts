import { type Document, type DocumentedCall, referred } from './document.ts'

/** Links between the pages of a call. */
export interface Paging {
  /** Parameter of the next page. */
  readonly parameter: string
  /** List of a page, and the model of its entries. */
  readonly list?: { readonly name: string; readonly entity: string }
}

/** Finds out whether the answer of a call is a page; undefined if it is none. */
export function pagingOf(
  { components }: Document,
  { parameters = [], requestBody, responses }: DocumentedCall,
): Paging | undefined {
  const modelOf = (
    content: DocumentedCall['requestBody'] | DocumentedCall['responses'][string],
  ) => {
    const schema = content?.content?.['application/json'].schema
    return schema && components.schemas[referred(schema) ?? '']
  }
  const page = modelOf(responses[200])?.properties ?? {}
  const fields = Object.keys(modelOf(requestBody)?.properties ?? {})
  const names = [...parameters.map(({ name }) => name), ...fields]
  const isPaged = 'continuation' in page || 'cursor' in page
  const parameter = ['continuation', 'cursor', 'offset'].find((name) => names.includes(name))
  if (!isPaged || parameter === undefined) return undefined

  const lists = Object.entries(page).flatMap(([name, { items }]) => {
    const entity = items && referred(items)
    return entity ? [{ name, entity }] : []
  })
  const [list] = lists
  return { parameter, ...(list && { list }) }
}
