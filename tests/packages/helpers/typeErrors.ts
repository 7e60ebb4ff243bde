import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { codeBlocks, ROOT } from '../../helpers/documents.ts'
import { entryPoints } from './manifests.ts'
import { PACKAGES } from './packed.ts'

/** Every example in the packages' READMEs, as a module that is named after its place. */
const EXAMPLES = new Map(
  PACKAGES.flatMap(({ folder }) =>
    codeBlocks(`${relative(ROOT, folder)}/README.md`, 'ts', 'tsx').map(
      ({ document, line, code }) => [`${document.replaceAll(/[/.]/g, '-')}-${line}.tsx`, code],
    ),
  ),
)

/** Packages, with versions, that only examples and promises import. */
export const OF_TYPES: readonly string[] = [
  '@metaplex-foundation/umi-bundle-defaults@1.6.0',
  'expect-type@1.4.0',
]

/** Compilers that users have: 7 takes a fifth of the time, but many have 6. */
type Compiler = 'typescript' | 'typescript-7'

/** Modules that say what the types promise; here they are checked against the published packages. */
const PROMISES = fileURLToPath(new URL('../types', import.meta.url))

const CONFIG = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    target: 'ES2023',
    module: 'NodeNext',
    lib: ['ES2023', 'DOM'],
    types: [],
    skipLibCheck: false,
    jsx: 'react-jsx',
    noEmit: true,
  },
  files: [
    'entryPoints.ts',
    ...EXAMPLES.keys(),
    ...readdirSync(PROMISES).map((name) => join('types', name)),
  ],
}

/** Umi's own declarations name two types that they do not import. */
const OF_UMI = /^node_modules\/@metaplex-foundation\/umi\/dist\/types\/Account\.d\.ts\(/

/**
 * Returns errors from a strict project that imports every entry point, relies on what the types promise and has each
 * README example as a module; all libraries' declarations are checked too.
 */
export function typeErrors(project: string, compiler: Compiler): string[] {
  const imports = PACKAGES.flatMap(({ name }) => entryPoints(project, name)).map(
    (entry, index) => `export * as entry${index} from '${entry}'\n`,
  )
  cpSync(PROMISES, join(project, 'types'), { recursive: true })
  writeFileSync(join(project, 'entryPoints.ts'), imports.join(''))
  for (const [file, code] of EXAMPLES) writeFileSync(join(project, file), code)
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(CONFIG))

  const tsc = join(ROOT, 'node_modules', compiler, 'bin/tsc')
  // Version 6 has no other.
  const checkers = compiler === 'typescript-7' ? ['--checkers', '1'] : []
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', '.', ...checkers], {
    cwd: project,
    encoding: 'utf8',
  })
  const errors = stdout.split('\n').filter((line) => line !== '')
  if (status !== 0 && errors.length === 0) throw new Error(`${compiler} did not run: ${stderr}`)
  // Errors that also occur without the packages are not theirs.
  return errors.filter((line) => !OF_UMI.test(line))
}
