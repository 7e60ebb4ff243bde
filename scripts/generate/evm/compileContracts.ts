import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** solc's standard JSON interface, which ships without types. */
interface Compiler {
  version(): string
  compile(
    input: string,
    callbacks: { import(name: string): { contents: string } | { error: string } },
  ): string
}

/** What is used from solc's standard output. */
interface CompilerOutput {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[]
  readonly contracts?: Readonly<
    Record<string, Readonly<Record<string, { evm: { bytecode: { object: string } } }>>>
  >
}

/** A language, and the settings that the compiler takes with it. */
interface Compilation {
  readonly language: 'Solidity' | 'Yul'
  readonly settings: object
}

const SETTINGS = { evmVersion: 'london' } as const

const BYTECODE = 'evm.bytecode.object'

/** As the published contracts are compiled. */
export const PUBLISHED: Compilation = {
  language: 'Solidity',
  settings: { ...SETTINGS, optimizer: { enabled: true, runs: 20 } },
}

/** Code that pages load: each byte counts, and deployment costs nothing. */
export const SMALL: Compilation = {
  language: 'Yul',
  settings: { ...SETTINGS, optimizer: { enabled: true, runs: 1 } },
}

const require = createRequire(new URL('../../../clients/evm/package.json', import.meta.url))

/** Compiled contracts, with all that they were compiled from. */
export interface CompiledContracts {
  /** Creation bytecode, in file order. */
  readonly bytecodes: readonly string[]
  /** Text of the files and of what they import, by name. */
  readonly sources: Readonly<Record<string, string>>
  /** Version with its commit: `0.8.23+commit.f704f362`. */
  readonly compilerVersion: string
}

/**
 * Compiles contracts. Output is reproducible.
 *
 * @param packageName Package that contains the files and determines which versions they import.
 * @param files Paths in the package or its dependencies, each named after its contract.
 * @param compilation Default: as for the published contracts. Yul takes one file at a time.
 */
export function compileContracts(
  packageName: string,
  files: readonly string[],
  { language, settings } = PUBLISHED,
): CompiledContracts {
  const { resolve } = createRequire(require.resolve(`${packageName}/package.json`))
  const sources: Record<string, string> = {}
  const sourceOf = (name: string) => {
    const text = readFileSync(resolve(name), 'utf8')
    sources[name] = text
    return text
  }
  const read = (name: string) => {
    try {
      return { contents: sourceOf(name) }
    } catch (error) {
      return { error: String(error) }
    }
  }
  const input = {
    language,
    sources: Object.fromEntries(files.map((file) => [file, { content: sourceOf(file) }])),
    settings: { ...settings, outputSelection: selectionOf(files) },
  }
  const compiler: Compiler = require('solc')
  const output: CompilerOutput = JSON.parse(
    compiler.compile(JSON.stringify(input), { import: read }),
  )
  const failure = output.errors?.find(({ severity }) => severity === 'error')
  if (failure) throw new Error(failure.formattedMessage)
  const bytecodes = files.map((file) => {
    const contract = contractIn(file)
    const bytecode = output.contracts?.[file]?.[contract]?.evm.bytecode.object
    if (!bytecode) throw new Error(`${file} has no contract ${contract}.`)
    return `0x${bytecode}`
  })
  const compilerVersion = compiler.version().replace('.Emscripten.clang', '')
  return { bytecodes, sources, compilerVersion }
}

/** Selects the files' own contracts: with all that they import, it takes a fifth longer. */
function selectionOf(files: readonly string[]): Record<string, Record<string, string[]>> {
  return Object.fromEntries(files.map((file) => [file, { [contractIn(file)]: [BYTECODE] }]))
}

/** Returns the contract's name: its file's. */
function contractIn(file: string): string {
  return /([^/]+)\.(?:sol|yul)$/.exec(file)?.[1] ?? ''
}
