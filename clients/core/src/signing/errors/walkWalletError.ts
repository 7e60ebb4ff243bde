/** Codes, texts and data from an error and everything nested in it. */
export interface WalletErrorFacets {
  /** Codes, outermost first. Numeric texts become numbers. */
  readonly codes: readonly (number | string)[]
  /** Texts for a person, outermost first. */
  readonly messages: readonly string[]
  /** Class names, outermost first. */
  readonly names: readonly string[]
  /** Hex texts, such as a contract's return data, outermost first. */
  readonly data: readonly string[]
}

interface Collected {
  readonly codes: (number | string)[]
  readonly messages: string[]
  readonly names: string[]
  readonly data: string[]
}

/** Fields with an error's text. */
const TEXT_FIELDS = ['message', 'shortMessage', 'details', 'reason', 'errorMessage']

/** Fields in which wallets and their libraries nest the wrapped error. */
const NESTED_FIELDS = [
  'cause',
  'data',
  'originalError',
  'error',
  'errors',
  'info',
  'body',
  'value',
  'logs',
]

/** Maximum nested values to visit, so that a hostile error costs little. */
const MAX_FACETS = 200

/**
 * Collects codes, texts and data from an error, its causes, `data.originalError`, `error`, and JSON inside its texts.
 * Cycles are safe; never throws on plain data.
 */
export function walkWalletError(error: unknown): WalletErrorFacets {
  const facets: Collected = { codes: [], messages: [], names: [], data: [] }
  const queue: unknown[] = [error]
  const seen = new Set<unknown>([undefined, null])
  while (queue.length > 0 && seen.size < MAX_FACETS) {
    const value = queue.shift()
    if (seen.has(value)) continue
    seen.add(value)
    if (typeof value === 'string') addText(value, facets, queue)
    if (typeof value === 'object' && value !== null) addObject(value, facets, queue)
  }
  return facets
}

function addObject(value: object, facets: Collected, queue: unknown[]): void {
  if (Array.isArray(value)) {
    queue.push(...value.slice(0, MAX_FACETS))
    return
  }
  const fields = new Map<string, unknown>()
  for (const name of ['code', 'name', ...TEXT_FIELDS, ...NESTED_FIELDS]) {
    fields.set(name, Reflect.get(value, name))
  }
  const code = fields.get('code')
  if (typeof code === 'number' || typeof code === 'string') facets.codes.push(asCode(code))
  const name = fields.get('name')
  if (typeof name === 'string') facets.names.push(name)
  for (const field of TEXT_FIELDS) {
    const text = fields.get(field)
    if (typeof text === 'string') addText(text, facets, queue)
  }
  for (const field of NESTED_FIELDS) queue.push(fields.get(field))
}

/** Adds a text and queues the JSON in it. Hex and bare JSON are data, not text. */
function addText(text: string, { messages, data }: Collected, queue: unknown[]): void {
  if (text === '') return
  if (/^0x[0-9a-f]*$/i.test(text)) {
    data.push(text)
    return
  }
  const json = jsonIn(text)
  queue.push(json)
  const isJson = json !== undefined && text.trim().startsWith('{')
  if (!isJson && !messages.includes(text)) messages.push(text)
}

/** Parses the text between the first and the last brace; undefined = not JSON. */
function jsonIn(text: string): unknown {
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}')
  if (start === -1 || end < start) return undefined
  try {
    return JSON.parse(text.slice(start, end + 1))
  } catch {
    return undefined
  }
}

function asCode(code: number | string): number | string {
  return typeof code === 'string' && /^-?\d+$/.test(code) ? Number(code) : code
}
