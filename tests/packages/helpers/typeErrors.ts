import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { entryPoints } from './manifests.ts'
import { PACKAGES } from './packed.ts'

const README = fileURLToPath(new URL('../../../clients/solana/README.md', import.meta.url))

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
    'example.ts',
    ...readdirSync(PROMISES).map((name) => join('types', name)),
  ],
}

/** Umi's own declarations name two types that they do not import. */
const OF_UMI = /^node_modules\/@metaplex-foundation\/umi\/dist\/types\/Account\.d\.ts\(/

/**
 * Errors of a strict project that imports every entry point, relies on what the types promise and does
 * what the README shows; declarations of all libraries are checked too.
 */
export function typeErrors(project: string): string[] {
  const imports = PACKAGES.flatMap(({ name }) => entryPoints(project, name)).map(
    (entry, index) => `export * as entry${index} from '${entry}'\n`,
  )
  const [, example] = /```ts\n(.*?)```/s.exec(readFileSync(README, 'utf8')) ?? []
  if (example === undefined) throw new Error('The README has no example')
  cpSync(PROMISES, join(project, 'types'), { recursive: true })
  writeFileSync(join(project, 'entryPoints.ts'), imports.join(''))
  writeFileSync(join(project, 'example.ts'), example)
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
