import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { entryPoints } from './manifests.ts'
import { PACKAGES } from './packed.ts'

/** Packages whose READMEs begin with an example. */
const WITH_EXAMPLES = ['aptos', 'assets', 'evm', 'indexer-api', 'marketplace-api', 'solana']

/** Modules that say what the types promise; here they are checked against what is published. */
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
    noEmit: true,
  },
  files: [
    'entryPoints.ts',
    ...WITH_EXAMPLES.map((name) => `${name}Example.ts`),
    ...readdirSync(PROMISES).map((name) => join('types', name)),
  ],
}

/** Umi's own declarations name two types that they do not import. */
const OF_UMI = /^node_modules\/@metaplex-foundation\/umi\/dist\/types\/Account\.d\.ts\(/

/**
 * Errors of a strict project that imports every entry point, relies on what the types promise and does
 * what READMEs show; declarations of all libraries are checked too.
 */
export function typeErrors(project: string): string[] {
  const imports = PACKAGES.flatMap(({ name }) => entryPoints(project, name)).map(
    (entry, index) => `export * as entry${index} from '${entry}'\n`,
  )
  cpSync(PROMISES, join(project, 'types'), { recursive: true })
  writeFileSync(join(project, 'entryPoints.ts'), imports.join(''))
  for (const name of WITH_EXAMPLES) {
    writeFileSync(join(project, `${name}Example.ts`), exampleOf(name))
  }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(CONFIG))

  const tsc = join(project, 'node_modules/typescript/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', '.'], {
    cwd: project,
    encoding: 'utf8',
  })
  if (status !== 0 && status !== 2) throw new Error(`tsc did not run: ${stdout}`)
  // What is wrong without the packages too is no concern of theirs.
  return stdout.split('\n').filter((line) => line !== '' && !OF_UMI.test(line))
}

/** The first example in the README of a package. */
function exampleOf(name: string): string {
  const readme = new URL(`../../../clients/${name}/README.md`, import.meta.url)
  const [, example] = /```ts\n(.*?)```/s.exec(readFileSync(readme, 'utf8')) ?? []
  if (example === undefined) throw new Error(`The README of ${name} has no example`)
  return example
}
