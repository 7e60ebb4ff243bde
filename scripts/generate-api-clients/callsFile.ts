import type { Document, DocumentedCall } from './document.ts'
import { type Paging, pagingOf } from './pagingOf.ts'

/** Writes a function for each call. */
export function callsFile(document: Document): string {
  const functions = Object.entries(document.paths)
    .flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, call]) => ({ path, method: method.toUpperCase(), call })),
    )
    .toSorted((one, other) => (one.call.operationId < other.call.operationId ? -1 : 1))
    .map(({ path, method, call }) => functionOf(document, path, method, call))
  const text = functions.join('\n')
  const types = [
    ...['AnswerOf', 'FailureOf', 'InputOf'],
    ...['ListOperation', 'Operation', 'PagedOperation', 'StreamOperation'].filter((kind) =>
      text.includes(`: ${kind}<`),
    ),
  ]
  return `import { ${types.map((type) => `type ${type}`).join(', ')}, operation } from '#runtime'
import type { components, operations } from './schema.ts'

${text}`
}

function functionOf(
  document: Document,
  path: string,
  method: string,
  call: DocumentedCall,
): string {
  const { operationId, summary, parameters = [], requestBody } = call
  const bodyName = call['x-codegen-request-body-name'] ?? ''
  const queries = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, required }) => (required ? `${name}!` : name))
  const paging = pagingOf(document, call)
  const declared = `operations['${operationId}']`
  const input = `InputOf<${declared}${bodyName && `, '${bodyName}'`}>`
  const types = [input, `AnswerOf<${declared}>`]
  if (paging?.list) types.push(entityOf(paging.list))
  types.push(`FailureOf<${declared}>`)
  const kind = kindOf(call, paging)
  const values = [
    operationId,
    [method, ...traitsOf(call)].join(' '),
    path,
    queries.join(' '),
    requestBody?.required ? `${bodyName}!` : bodyName,
    paging?.parameter ?? '',
    paging?.list?.name ?? '',
  ]
  while (values.at(-1) === '') values.pop()
  const words = `${summary}: \`${method} ${path}\`.`
  return `${call.deprecated ? `/**\n * ${words}\n *\n * @deprecated\n */` : `/** ${words} */`}
export const ${operationId}: ${kind}<
  ${types.join(',\n  ')}
> = /* @__PURE__ */ operation(${values.map((value) => `'${value}'`).join(', ')})
`
}

function kindOf(call: DocumentedCall, paging: Paging | undefined): string {
  if (isStream(call)) return 'StreamOperation'
  if (paging === undefined) return 'Operation'
  return paging.list ? 'ListOperation' : 'PagedOperation'
}

/** Type of a list's entries. */
function entityOf({ entity }: NonNullable<Paging['list']>): string {
  return entity ? `components['schemas']['${entity}']` : 'string'
}

/** Words that tell the runtime what is special about a call. */
function traitsOf(call: DocumentedCall): string[] {
  const { security = [], responses } = call
  const isBearer = security.some((each) => 'AccessToken' in each)
  const isText = 'text/plain' in (responses[200]?.content ?? {})
  return [
    ...(isBearer ? ['bearer'] : []),
    ...(isText ? ['text'] : []),
    ...(isStream(call) ? ['stream'] : []),
  ]
}

const isStream = ({ responses }: DocumentedCall): boolean =>
  'text/event-stream' in (responses[200]?.content ?? {})
