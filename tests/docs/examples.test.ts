import { dirname, join } from 'node:path'
import { expect } from 'chai'
import ts from 'typescript'
import { type CodeBlock, codeBlocks, ROOT } from '../helpers/documents.ts'
import { repositoryFiles } from './repositoryFiles.ts'

const DOCUMENTS = repositoryFiles(['.md'])
/** A first line that names the example's place, if it is not beside its document. */
const PLACE = /^\/\/ (\S+\.tsx?)\n/
/** A page's globals, and declarations that an example only shows. */
const OPTIONS = {
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  noUnusedLocals: false,
}

describe('Examples in documents', () => {
  it('compile, each as a module of its own', () => {
    const examples = DOCUMENTS.flatMap((document) => codeBlocks(document, 'ts', 'tsx'))
    expect(examples).to.have.length.greaterThan(15)
    expect(typeErrors(examples)).to.deep.equal([])
  })

  it('are JSON where they say so', () => {
    const blocks = DOCUMENTS.flatMap((document) => codeBlocks(document, 'json'))
    expect(blocks).to.have.length.greaterThan(15)
    for (const { document, line, code } of blocks) {
      expect(() => JSON.parse(code), `${document}:${line}`).to.not.throw()
    }
  })
})

/** Returns type errors in examples, by their documents' lines. */
function typeErrors(examples: readonly CodeBlock[]): string[] {
  const modules = new Map(examples.map((example) => [pathOf(example), example]))
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT)
  const host = ts.createCompilerHost({ ...options, ...OPTIONS })
  const { fileExists, readFile } = host
  host.fileExists = (path) => modules.has(path) || fileExists(path)
  host.readFile = (path) => modules.get(path)?.code ?? readFile(path)
  const program = ts.createProgram([...modules.keys()], { ...options, ...OPTIONS }, host)
  return [...modules].flatMap(([path, { document, line }]) => {
    const source = program.getSourceFile(path) ?? expect.fail(`${document}:${line} was not read`)
    return ts.getPreEmitDiagnostics(program, source).map(({ start = 0, messageText }) => {
      const within = source.getLineAndCharacterOfPosition(start).line
      return `${document}:${line + within}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    })
  })
}

/** Returns an example's path as a file: beside its document, or the one that its first line names. */
function pathOf({ document, line, code }: CodeBlock): string {
  const [, place] = PLACE.exec(code) ?? []
  return join(ROOT, place ?? `${dirname(document)}/example${line}.tsx`)
}
