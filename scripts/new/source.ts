import ts from 'typescript'

/** A new entry's place in a list: beside the entry that contains this text. Default: at the end. */
export interface Place {
  readonly before?: string
  readonly after?: string
}

/** An array or object literal. */
type List = ts.ArrayLiteralExpression | ts.ObjectLiteralExpression

/** Parses a module; the nodes know their parents. */
export function parse(text: string): ts.SourceFile {
  return ts.createSourceFile('module.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
}

/** Returns a text's parts that start and end at its nodes' positions, replaced by others. */
export function replaced(
  text: string,
  edits: readonly { readonly start: number; readonly end: number; readonly by: string }[],
): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((all, { start, end, by }) => all.slice(0, start) + by + all.slice(end), text)
}

/** Finds the list in a constant's value, or in the call of a function: `COMMANDS`, `route.addChildren`. */
export function findList(source: ts.SourceFile, name: string): List | undefined {
  let list: List | undefined
  const visit = (node: ts.Node): void => {
    if (list) return
    if (ts.isVariableDeclaration(node) && node.name.getText() === name)
      list = listIn(node.initializer)
    if (ts.isCallExpression(node) && node.expression.getText() === name) {
      list = listIn(node.arguments[0])
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return list
}

function listIn(node: ts.Expression | undefined): List | undefined {
  if (node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))) {
    return listIn(node.expression)
  }
  return node && (ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node))
    ? node
    : undefined
}

/** Returns a module's text with another entry in a list. Formatting is left to biome. */
export function withEntry(text: string, name: string, entry: string, place: Place = {}): string {
  const list = findList(parse(text), name)
  if (!list) throw new Error(`No list ${name} in the module`)
  const entries: readonly ts.Node[] = ts.isArrayLiteralExpression(list)
    ? list.elements
    : list.properties
  const marker = place.before ?? place.after
  const beside =
    marker === undefined ? entries.at(-1) : entries.find((each) => each.getText().includes(marker))
  if (!beside) throw new Error(`No entry ${marker} in ${name}`)
  const isBefore = place.before !== undefined
  const at = isBefore ? beside.getStart() : beside.getEnd()
  return replaced(text, [{ start: at, end: at, by: isBefore ? `${entry},\n` : `,\n${entry}` }])
}

/** Returns a module's text with another import or export statement; biome puts it in its place. */
export function withImport(text: string, statement: string): string {
  return `${statement}\n${/^(import|export \*)/.test(text) ? '' : '\n'}${text}`
}

/** Returns a text as a string literal. */
export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
