import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { entryPoints } from './helpers/entryPoints.ts'
import { PACKAGES } from './helpers/packed.ts'
import { strangersProject } from './helpers/project.ts'

const README = fileURLToPath(new URL('../../clients/solana/README.md', import.meta.url))

/** Modules that say what the types promise; here they are checked against what is published. */
const PROMISES = fileURLToPath(new URL('types', import.meta.url))

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

describe('the types of all packages, in a strict project', () => {
  it('have no error and keep their promises, as the example of the README does', () => {
    // Given a project that imports every entry point and does what the README shows
    const project = strangersProject()
    const imports = PACKAGES.flatMap(({ name }) => entryPoints(name)).map(
      (entry, index) => `export * as entry${index} from '${entry}'\n`,
    )
    const [, example] = /```ts\n(.*?)```/s.exec(readFileSync(README, 'utf8')) ?? []
    if (example === undefined) throw new Error('The README has no example')
    cpSync(PROMISES, join(project, 'types'), { recursive: true })
    writeFileSync(join(project, 'entryPoints.ts'), imports.join(''))
    writeFileSync(join(project, 'example.ts'), example)
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(CONFIG))

    // When it is checked, declarations of all libraries included
    const tsc = join(project, 'node_modules/typescript/bin/tsc')
    const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', '.'], {
      cwd: project,
      encoding: 'utf8',
    })

    // Then nothing is wrong but what is wrong without the packages too
    const errors = stdout.split('\n').filter((line) => line !== '' && !OF_UMI.test(line))
    expect(errors).to.deep.equal([])
    expect(status).to.be.oneOf([0, 2])
  })
})
