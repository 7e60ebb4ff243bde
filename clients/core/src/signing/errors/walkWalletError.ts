/** What an error and everything nested in it say. */
export interface WalletErrorFacets {
  /** Codes, outermost first. Numbers written as text are numbers here. */
  readonly codes: readonly (number | string)[]
  /** Texts for a person, outermost first. */
  readonly messages: readonly string[]
  /** Class names, outermost first. */
  readonly names: readonly string[]
}

/** Fields whose text tells what went wrong. */
const TEXT_FIELDS = ['message', 'shortMessage', 'details', 'reason', 'errorMessage']

/** Fields in which wallets and their libraries nest the error they wrap. */
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

/** Nested values looked at, so that a hostile error costs little. */
const MAX_FACETS = 200

/**
 * Everything an error says: its own codes and texts, and those of its causes, of `data.originalError`,
 * of `error`, and of JSON inside its texts. Cycles are safe; never throws on plain data.
 */
export function walkWalletError(error: unknown): WalletErrorFacets {
  const facets = {
    codes: [] as (number | string)[],
    messages: [] as string[],
    names: [] as string[],
  }
  const queue: unknown[] = [error]
  const seen = new Set<unknown>([undefined, null])
  while (queue.length > 0 && seen.size < MAX_FACETS) {
    const value = queue.shift()
    if (seen.has(value)) continue
    seen.add(value)
    if (typeof value === 'string') addText(value, facets.messages, queue)
    if (typeof value === 'object' && value !== null) addObject(value, facets, queue)
  }
  return facets
}

function addObject(
  value: object,
  facets: { codes: (number | string)[]; messages: string[]; names: string[] },
  queue: unknown[],
): void {
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
    if (typeof text === 'string') addText(text, facets.messages, queue)
  }
  for (const field of NESTED_FIELDS) queue.push(fields.get(field))
}

/** Takes a text, and queues the JSON in it. Hex is data, not text, and so is JSON alone. */
function addText(text: string, messages: string[], queue: unknown[]): void {
  if (text === '' || /^0x[0-9a-f]*$/i.test(text)) return
  const json = jsonIn(text)
  queue.push(json)
  const isJson = json !== undefined && text.trim().startsWith('{')
  if (!isJson && !messages.includes(text)) messages.push(text)
}

/** The object between the first and the last brace of a text; undefined where that is no JSON. */
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
