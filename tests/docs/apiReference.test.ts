import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect } from 'chai'
import ts from 'typescript'
import { z } from 'zod'
import { publishedPackages } from '../../scripts/packages/publishedPackages.ts'
import { ROOT } from '../helpers/documents.ts'

const Manifest = z.object({
  exports: z.record(
    z.string(),
    z.union([z.string(), z.object({ '@mintline/source': z.string() })]),
  ),
})

describe('The API reference', () => {
  it('has a sentence for every exported function', () => {
    const { functions, checker } = exportedFunctions(entryPoints())
    const silent = functions.filter((each) => each.getDocumentationComment(checker).length === 0)
    expect(functions.length).to.be.greaterThan(1_000)
    expect(silent.map(placeOf)).to.deep.equal([])
  })
})

/** Returns the sources for all packages' entry points. */
function entryPoints(): string[] {
  return publishedPackages(ROOT).flatMap(({ folder }) => {
    const { exports } = Manifest.parse(
      JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
    )
    return Object.values(exports).flatMap((entry) =>
      typeof entry === 'string' ? [] : [join(folder, entry['@mintline/source'])],
    )
  })
}

/** Returns functions that modules export, and constants that can be called. */
function exportedFunctions(files: readonly string[]) {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT)
  const program = ts.createProgram(files, { ...options, noEmit: true })
  const checker = program.getTypeChecker()
  const exported = files.flatMap((file) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    return exportsOf(module ?? expect.fail(`${file} exports nothing`))
  })
  return { functions: [...new Set(exported.filter(isOurFunction))], checker }

  /** Includes namespace members. */
  function exportsOf(module: ts.Symbol): ts.Symbol[] {
    const symbols = checker.getExportsOfModule(module).map(original)
    return symbols.flatMap((each) =>
      each.flags & ts.SymbolFlags.ValueModule ? exportsOf(each) : [each],
    )
  }

  function original(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  }

  function isOurFunction(symbol: ts.Symbol): boolean {
    if (!(symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable))) return false
    if (placeOf(symbol).includes('node_modules/')) return false
    return checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0
  }
}

function placeOf(symbol: ts.Symbol): string {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? ''
  return `${relative(ROOT, file)}: ${symbol.name}`
}
