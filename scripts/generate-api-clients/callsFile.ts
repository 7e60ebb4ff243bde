import type { Document, DocumentedCall } from './document.ts'
import { pagingOf } from './pagingOf.ts'

/** A function for each call. */
export function callsFile(document: Document): string {
  const functions = Object.entries(document.paths)
    .flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, call]) => ({ path, method: method.toUpperCase(), call })),
    )
    .toSorted((one, other) => (one.call.operationId < other.call.operationId ? -1 : 1))
    .map(({ path, method, call }) => functionOf(document, path, method, call))
  return `import { type Operation, operation } from './runtime/operation.ts'
import type { ListOperation, PagedOperation } from './runtime/pages.ts'
import type { AnswerOf, FailureOf, InputOf } from './runtime/types.ts'
import type { components, operations } from './schema.ts'

${functions.join('\n')}`
}

function functionOf(
  document: Document,
  path: string,
  method: string,
  call: DocumentedCall,
): string {
  const { operationId, summary, parameters = [] } = call
  const bodyName = call['x-codegen-request-body-name'] ?? ''
  const queries = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, required }) => (required ? `${name}!` : name))
  const paging = pagingOf(document, call)
  const declared = `operations['${operationId}']`
  const input = `InputOf<${declared}${bodyName && `, '${bodyName}'`}>`
  const types = [input, `AnswerOf<${declared}>`]
  if (paging?.list) types.push(`components['schemas']['${paging.list.entity}']`)
  types.push(`FailureOf<${declared}>`)
  const kind = paging ? (paging.list ? 'ListOperation' : 'PagedOperation') : 'Operation'
  const values = [
    operationId,
    method,
    path,
    queries.join(' '),
    bodyName,
    paging?.parameter ?? '',
    paging?.list?.name ?? '',
  ]
  while (values.at(-1) === '') values.pop()
  return `/** ${summary}: \`${method} ${path}\`. */
export const ${operationId}: ${kind}<
  ${types.join(',\n  ')}
> = /* @__PURE__ */ operation(${values.map((value) => `'${value}'`).join(', ')})
`
}
