/** A constant that a Move module aborts with. */
export interface AbortConstant {
  readonly module: string
  readonly name: string
  /** Code without its category. */
  readonly number: number
  /** Its doc comment on one line, without the final stop. */
  readonly sentence: string
}

const MODULE = /^module \w+::(\w+)/m
/** An error constant's doc comment, name and number. */
const CONSTANT = /((?: *\/\/\/.*\n)+) *const (E[A-Z0-9_]+): u64 = (\d+);/g

/**
 * Lists a Move module's error constants.
 *
 * @throws Error for one without a doc comment, which is what users read.
 */
export function abortsIn(source: string): AbortConstant[] {
  const [, module = ''] = MODULE.exec(source) ?? []
  const found = [...source.matchAll(CONSTANT)].map(([, doc = '', name = '', number]) => ({
    module,
    name,
    number: Number(number),
    sentence: sentenceOf(doc),
  }))
  const declared = source.match(/const E[A-Z0-9_]+: u64/g)?.length ?? 0
  if (declared !== found.length) throw new Error(`${module} has an error without a doc comment`)
  return found
}

function sentenceOf(doc: string): string {
  const text = doc.replaceAll(/^ *\/\/\/ ?/gm, '').trim()
  return text.replaceAll('\n', ' ').replace(/\.$/, '')
}
