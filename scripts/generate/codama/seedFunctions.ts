import ts from 'typescript'

const FIND_FUNCTION = /^find(\w+)Pda$/
const KIT_IMPORT_END = '} from "@solana/kit";'

/**
 * Extracts an address's seeds into a function: the rendered function also derives the address, asynchronously and
 * slowly.
 */
export function seedFunctions(code: string): string {
  if (!code.includes(KIT_IMPORT_END)) return code
  const source = ts.createSourceFile('source.ts', code, ts.ScriptTarget.ES2023, true)
  for (const statement of source.statements) {
    if (!ts.isFunctionDeclaration(statement)) continue
    const [, name] = FIND_FUNCTION.exec(statement.name?.text ?? '') ?? []
    if (name) return withSeeds(code, { name, find: statement })
  }
  return code
}

function withSeeds(code: string, { name, find }: { name: string; find: ts.FunctionDeclaration }) {
  const seeds = initializerOf(find, 'seeds')
  const program = initializerOf(find, 'programAddress')
  const start = find.getStart(undefined, true)
  const seedsFunction = `/** The program and the seeds that \`find${name}Pda\` derives the address from. */
export function get${name}Seeds(seeds: ${name}Seeds): {
  programAddress: Address;
  seeds: ReadonlyUint8Array[];
} {
  return { programAddress: ${program.getText()}, seeds: ${seeds.getText()} };
}

`
  const before = code
    .slice(0, start)
    .replace(KIT_IMPORT_END, `  type ReadonlyUint8Array,\n${KIT_IMPORT_END}`)
  const unchanged = code.slice(start, seeds.getStart())
  return `${before}${seedsFunction}${unchanged}get${name}Seeds(seeds).seeds${code.slice(seeds.end)}`
}

/** Finds the initial value of a property or variable with this name within a function. */
function initializerOf(within: ts.Node, name: string): ts.Expression {
  let found: ts.Expression | undefined
  const visit = (node: ts.Node) => {
    const isNamed =
      (ts.isPropertyAssignment(node) || ts.isBindingElement(node)) && node.name.getText() === name
    if (isNamed) found ??= node.initializer
    ts.forEachChild(node, visit)
  }
  visit(within)
  if (!found) throw new Error(`The renderer sets no ${name} in ${within.getText()}`)
  return found
}
