import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** solc's standard JSON interface, which ships without types. */
interface Compiler {
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
const PUBLISHED: Compilation = {
  language: 'Solidity',
  settings: { ...SETTINGS, optimizer: { enabled: true, runs: 20 } },
}

/** Code that pages load: each byte counts, and deployment costs nothing. */
export const SMALL: Compilation = {
  language: 'Yul',
  settings: { ...SETTINGS, optimizer: { enabled: true, runs: 1 } },
}

const require = createRequire(new URL('../../../clients/evm/package.json', import.meta.url))

/**
 * Compiles contracts to creation bytecode, in file order. Output is reproducible.
 *
 * @param packageName Package that contains the files and determines which versions they import.
 * @param files Paths in the package or its dependencies, each named after its contract.
 * @param compilation Default: as for the published contracts. Yul takes one file at a time.
 */
export function compileContracts(
  packageName: string,
  files: readonly string[],
  { language, settings } = PUBLISHED,
): string[] {
  const { resolve } = createRequire(require.resolve(`${packageName}/package.json`))
  const read = (name: string) => {
    try {
      return { contents: readFileSync(resolve(name), 'utf8') }
    } catch (error) {
      return { error: String(error) }
    }
  }
  const input = {
    language,
    sources: Object.fromEntries(
      files.map((file) => [file, { content: readFileSync(resolve(file), 'utf8') }]),
    ),
    settings: { ...settings, outputSelection: selectionOf(files) },
  }
  const compiler: Compiler = require('solc')
  const output: CompilerOutput = JSON.parse(
    compiler.compile(JSON.stringify(input), { import: read }),
  )
  const failure = output.errors?.find(({ severity }) => severity === 'error')
  if (failure) throw new Error(failure.formattedMessage)
  return files.map((file) => {
    const contract = contractIn(file)
    const bytecode = output.contracts?.[file]?.[contract]?.evm.bytecode.object
    if (!bytecode) throw new Error(`${file} has no contract ${contract}.`)
    return `0x${bytecode}`
  })
}

/** Selects the files' own contracts: with all that they import, it takes a fifth longer. */
function selectionOf(files: readonly string[]): Record<string, Record<string, string[]>> {
  return Object.fromEntries(files.map((file) => [file, { [contractIn(file)]: [BYTECODE] }]))
}

/** Returns the contract's name: its file's. */
function contractIn(file: string): string {
  return /([^/]+)\.(?:sol|yul)$/.exec(file)?.[1] ?? ''
}
