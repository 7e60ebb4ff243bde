import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { HEADER } from '../header.ts'
import { documentFunctions } from './documentFunctions.ts'
import { seedFunctions } from './seedFunctions.ts'

const CODEC_FUNCTION = /^get\w+(?:Encoder|Decoder|Codec)$/

const KIT_IMPORT = /import \{([^}]*)\} from "@solana\/kit";/

const CODECS = ['getAddressDecoder', 'getAddressEncoder']

/** The comment that starts every rendered file. */
const RENDERER_HEADER = /^\/\*\*[\s\S]*?\*\/\s*/
const RELATIVE_SPECIFIER = /(from ['"])(\.\.?(?:\/[^'"]*)?)(['"])/g

/**
 * Makes rendered sources run without changes, and fast: header, import extensions, type imports, cached
 * codecs, fast address codecs, separate seeds, a sentence for each function.
 */
export function finishSources(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file))
    .sort()
  const addressCodec = join(folder, '..', '..', 'addressCodec.ts')
  for (const file of files) {
    const rendered = readFileSync(file, 'utf8').replace(RENDERER_HEADER, '')
    const code = addExtensions(seedFunctions(keepCodecs(rendered)), dirname(file))
    const finished = fastAddresses(code, relative(dirname(file), addressCodec))
    writeFileSync(file, `${HEADER}\n${documentFunctions(finished)}`)
  }
  for (const [file, code] of markTypeImports(files)) writeFileSync(file, code)
}

function addExtensions(code: string, folder: string): string {
  return code.replace(RELATIVE_SPECIFIER, (_, before: string, path: string, after: string) => {
    const isFile = existsSync(join(folder, `${path}.ts`))
    return `${before}${path}${isFile ? '' : '/index'}.ts${after}`
  })
}

/** Marks type imports, which the umi renderer does not; compilers of single files require it. */
function markTypeImports(files: string[]): Map<string, string> {
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  })
  const checker = program.getTypeChecker()
  const marked = new Map<string, string>()
  for (const file of files) {
    const source = program.getSourceFile(file)
    if (!source) throw new Error(`${file} is not part of its own program.`)
    const types = importsOf(source).filter((specifier) => isOnlyType(checker, specifier))
    let code = source.text
    for (const specifier of types.reverse()) {
      const start = specifier.getStart(source)
      code = `${code.slice(0, start)}type ${code.slice(start)}`
    }
    if (types.length > 0) marked.set(file, code)
  }
  return marked
}

function importsOf(source: ts.SourceFile): ts.ImportSpecifier[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement)) return []
    const bindings = statement.importClause?.namedBindings
    return bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : []
  })
}

function isOnlyType(checker: ts.TypeChecker, specifier: ts.ImportSpecifier): boolean {
  if (specifier.isTypeOnly) return false
  const symbol = checker.getSymbolAtLocation(specifier.name)
  if (!symbol) throw new Error(`Nothing is imported as ${specifier.name.text}.`)
  const flags = checker.getAliasedSymbol(symbol).flags
  return (flags & ts.SymbolFlags.Value) === 0
}

/** Imports address codecs from `module` instead of kit, whose own are slow. */
function fastAddresses(code: string, module: string): string {
  return code.replace(KIT_IMPORT, (statement: string, list: string) => {
    const names = list.split(',').map((name) => name.trim())
    const taken = names.filter((name) => CODECS.includes(name))
    if (taken.length === 0) return statement
    const left = names.filter((name) => name !== '' && !CODECS.includes(name))
    return `import {
${left.map((name) => `  ${name},`).join('\n')}
} from "@solana/kit";
import { ${taken.join(', ')} } from "${module}";`
  })
}

/**
 * Caches codecs in the functions that return them: rendered code creates a codec for every instruction
 * and record, which takes longer than using it.
 */
function keepCodecs(code: string): string {
  const source = ts.createSourceFile('source.ts', code, ts.ScriptTarget.ES2023, true)
  return source.statements.reduceRight((text, statement) => {
    const kept = codecName(statement)
    return kept
      ? text.slice(0, statement.getStart(source, true)) + kept + text.slice(statement.end)
      : text
  }, code)
}

function codecName(statement: ts.Statement): string | undefined {
  if (!ts.isFunctionDeclaration(statement) || statement.parameters.length > 0) return undefined
  const { name, type, body } = statement
  const [answer] = body?.statements ?? []
  if (!name || !type || !CODEC_FUNCTION.test(name.text)) return undefined
  if (!answer || !ts.isReturnStatement(answer) || !answer.expression) return undefined
  const kept = `kept${name.text.slice('get'.length)}`
  const docs = ts.getJSDocCommentsAndTags(statement).map((comment) => `${comment.getText()}\n`)
  return `let ${kept}: ${type.getText()} | undefined;

${docs.join('')}export function ${name.text}(): ${type.getText()} {
  return (${kept} ??= ${answer.expression.getText()});
}`
}
