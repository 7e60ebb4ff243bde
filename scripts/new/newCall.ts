import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { dashed, type Files, type Options, phrase, refusal, required } from './options.ts'
import { parse, quoted, replaced, withImport } from './source.ts'

/** A call of an interface as it stands in its file. */
interface FoundCall {
  readonly operationId: string
  /** `GET /v0.1/items/{itemId}`. */
  readonly request: string
  readonly path: string
  /** The file's path from the root, and its syntax. */
  readonly file: string
  readonly source: ts.SourceFile
  readonly statement: ts.VariableStatement
  readonly contract: ts.ObjectLiteralExpression
  /** True if its handler is in another file. */
  readonly isLazy: boolean
}

/**
 * Writes a call that begins as another one: same parameters, answer and handler, under its own name, path and summary. The
 * path tells the interface.
 */
export function newCall(
  root: string,
  [given, operationId]: readonly string[],
  options: Options,
): Files {
  const subject = dashed(given)
  if (operationId === undefined || !/^[a-z][A-Za-z0-9]*$/.test(operationId)) {
    throw refusal(operationId ?? 'The call', 'has to be named "likeThis"')
  }
  const path = pathOf(options)
  const folder = `server/src/${path.startsWith('/marketplace/') ? 'marketplace' : 'indexer'}`
  const calls = callsOf(root, folder)
  if (calls.some((each) => each.operationId === operationId)) {
    throw refusal(operationId, 'is a call already')
  }
  const like = calls.find((each) => each.operationId === required(options, 'like'))
  if (!like) throw refusal('--like', 'has to name a call of the interface that --path belongs to')
  if (like.isLazy) throw refusal('--like', 'has to name a call whose handler stands beside it')
  const [method] = like.request.split(' ')
  const taken = calls.find(({ request }) => shapeOf(request) === shapeOf(`${method} ${path}`))
  if (taken) throw refusal('--path', `is that of ${taken.operationId}`)
  const parameters = `${[...like.path.matchAll(/\{\w+\}/g)].flat().toSorted()}`
  if (`${[...path.matchAll(/\{\w+\}/g)].flat().toSorted()}` !== parameters) {
    throw refusal('--path', `has to have the parameters of --like: ${parameters || 'none'}`)
  }
  const index = `${folder}/calls.ts`
  const subjects = readFileSync(join(root, index), 'utf8')
  // A small subject is one file.
  const isOneFile = subjects.includes(`'./${subject}.ts'`)
  const file = isOneFile ? `${folder}/${subject}.ts` : `${folder}/${subject}/calls.ts`
  const statement = statementOf(like, { operationId, path, options })
  if (file === like.file) return { [file]: `${like.source.text}\n${statement}` }
  const isNew = !existsSync(join(root, file))
  const before = isNew ? '' : readFileSync(join(root, file), 'utf8')
  const imports = importsOf(like, { statement, file, before })
  return {
    [file]: imports.reduce(withImport, `${before}\n${statement}`),
    ...(isNew && { [index]: withImport(subjects, `export * from './${subject}/calls.ts'`) }),
  }
}

/** Returns an answer's path with its parameters unnamed, as servers compare them. */
function shapeOf(request: string): string {
  return request.replaceAll(/\{\w+\}/g, '{}')
}

function pathOf(options: Options): string {
  const path = required(options, 'path')
  if (!/^(\/([A-Za-z0-9._-]+|\{[a-z][A-Za-z0-9]*\}))+$/.test(path)) {
    throw refusal('--path', 'has to be a path: "/v0.1/items/{itemId}/likes"')
  }
  return path
}

/** Reads an interface's calls. */
function callsOf(root: string, folder: string): FoundCall[] {
  const index = readFileSync(join(root, folder, 'calls.ts'), 'utf8')
  return [...index.matchAll(/from '\.\/(.+)'/g)].flatMap(([, name]) => {
    const file = `${folder}/${name}`
    const source = parse(readFileSync(join(root, file), 'utf8'))
    return source.statements.flatMap((each) => callIn(each, source, file) ?? [])
  })
}

function callIn(
  statement: ts.Statement,
  source: ts.SourceFile,
  file: string,
): FoundCall | undefined {
  if (!ts.isVariableStatement(statement)) return undefined
  const value = statement.declarationList.declarations[0]?.initializer
  if (!value || !ts.isCallExpression(value)) return undefined
  const [contract] = value.arguments
  if (!contract || !ts.isObjectLiteralExpression(contract)) return undefined
  const text = (key: string): string => initializerOf(contract, key)?.getText().slice(1, -1) ?? ''
  const path = text('path')
  return {
    operationId: text('operationId'),
    request: `${text('method')} ${path}`,
    path,
    file,
    source,
    statement,
    contract,
    isLazy: value.expression.getText() !== 'call',
  }
}

function initializerOf(
  contract: ts.ObjectLiteralExpression,
  key: string,
): ts.Expression | undefined {
  return propertyOf(contract, key)?.initializer
}

function propertyOf(contract: ts.ObjectLiteralExpression, key: string) {
  return contract.properties
    .filter(ts.isPropertyAssignment)
    .find((each) => each.name.getText() === key)
}

interface Own {
  readonly operationId: string
  readonly path: string
  readonly options: Options
}

/** Returns the call's text under its own name. What was said of the other call alone is left out. */
function statementOf(like: FoundCall, { operationId, path, options }: Own): string {
  const { source, statement, contract } = like
  const start = statement.getStart(source)
  const tag = options.get('tag')
  const own: Readonly<Record<string, string>> = {
    operationId: quoted(operationId),
    summary: withDescription(quoted(phrase(options, 'summary')), options),
    path: quoted(path),
    ...(tag !== undefined && { tag: quoted(tag) }),
  }
  const name = statement.declarationList.declarations[0]?.name
  const edits = [
    ...(name ? [{ node: name as ts.Node, by: operationId }] : []),
    ...Object.entries(own).flatMap(([key, by]) => {
      const node = initializerOf(contract, key)
      return node ? [{ node: node as ts.Node, by }] : []
    }),
  ].map(({ node, by }) => ({ start: node.getStart(source), end: node.getEnd(), by }))
  const left = ['description', 'deprecated'].flatMap((key) => {
    const node = propertyOf(contract, key)
    // With its comma.
    return node ? [{ start: node.getFullStart(), end: node.getEnd() + 1, by: '' }] : []
  })
  const moved = [...edits, ...left].map((edit) => ({
    ...edit,
    start: edit.start - start,
    end: edit.end - start,
  }))
  return `${replaced(statement.getText(source), moved)}\n`
}

/** Adds the description, if one is given, after the summary. */
function withDescription(summary: string, options: Options): string {
  return options.has('description')
    ? `${summary},\ndescription: ${quoted(phrase(options, 'description'))}`
    : summary
}

interface Moved {
  /** The call's text. */
  readonly statement: string
  /** The file that it moves to, with its text so far. */
  readonly file: string
  readonly before: string
}

/** Returns imports of what a call uses and its file lacks. */
function importsOf(like: FoundCall, { statement, file, before }: Moved): string[] {
  const used = identifiersIn(parse(statement))
  const local = like.source.statements
    .filter((each) => each !== like.statement)
    .flatMap(declaredBy)
    .find((name) => used.has(name))
  if (local) throw refusal('--like', `uses ${local}, which only the other calls of its file have`)
  const known = new Set(importsIn(parse(before)).map(({ name }) => name))
  return importsIn(like.source)
    .filter(({ name }) => used.has(name) && !known.has(name))
    .map(
      ({ text, module }) =>
        `import { ${text} } from ${quoted(moduleFrom(module, like.file, file))}`,
    )
}

function identifiersIn(source: ts.SourceFile): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Returns the names that a statement declares for its file. */
function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  }
  return ts.isFunctionDeclaration(statement) && statement.name ? [statement.name.text] : []
}

/** Returns a module's named imports, each with its text: `graphTimes as timesOf`. */
function importsIn(source: ts.SourceFile): { name: string; text: string; module: string }[] {
  return source.statements.filter(ts.isImportDeclaration).flatMap((each) => {
    const bindings = each.importClause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings)) return []
    const module = (each.moduleSpecifier as ts.StringLiteral).text
    return bindings.elements.map((one) => ({ name: one.name.text, text: one.getText(), module }))
  })
}

function moduleFrom(module: string, file: string, from: string): string {
  if (!module.startsWith('.')) return module
  const path = relative(dirname(from), join(dirname(file), module))
  return path.startsWith('.') ? path : `./${path}`
}
