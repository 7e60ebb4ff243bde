import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts'
import { chooseSuites, findChangedSuites } from './changedSuites.ts'
import { SUITES } from './suites.ts'

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url))

describe('the suites that a change reaches', () => {
  it('have the files of changed packages alone, and say how many others are left out', () => {
    const { suites, leftOut } = chooseSuites(
      SUITES,
      ['clients/evm/src/claims.ts'],
      [
        'clients/evm/src/claims.ts',
        'clients/evm/test/claims.test.ts',
        'clients/cli/test/evm/mint.test.ts',
        'app/src/mint/evm/panel.test.tsx',
        'app/e2e/mintEvm.test.ts',
      ],
    )

    expect(suites.map(({ name, files }) => [name, files])).to.deep.equal([
      ['clients', ['clients/evm/test/claims.test.ts']],
    ])
    expect(leftOut).to.deep.equal([
      'clients: files in other packages: 1',
      'console: logic and components: files in other packages: 1',
      'console: flows in Chromium: files in other packages: 1',
    ])
  })

  it('name files as seen from the folder that a suite runs in', () => {
    const { suites } = chooseSuites(
      SUITES,
      ['app/src/mint/words.ts'],
      ['app/src/mint/words.test.ts', 'app/e2e/mint.test.ts'],
    )

    expect(suites.map(({ name, files }) => [name, files])).to.deep.equal([
      ['console: logic and components', ['src/mint/words.test.ts']],
      ['console: flows in Chromium', ['e2e/mint.test.ts']],
    ])
  })

  it('run whole where a file changed that no import shows', () => {
    const names = (file: string) => chooseSuites(SUITES, [file], []).suites.map(({ name }) => name)

    expect(names('programs/editions/src/lib.rs')).to.deep.equal(['Rust unit tests'])
    expect(names('programs/aptos/sources/reads.move')).to.deep.equal(['Move unit tests'])
    expect(names('server/README.md')).to.deep.equal(['documents'])
    expect(names('LICENSE')).to.deep.equal([])
  })

  it('follow imports from uncommitted and untracked files', async () => {
    const root = temporaryFolder()
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    for (const folder of [
      'app',
      'localnet',
      'server',
      'examples',
      'migrations',
      'scripts',
      'tests',
    ]) {
      write(`${folder}/nothing.mjs`, '')
    }
    write('.dependency-cruiser.mjs', 'export default {}')
    write('clients/core/src/sum.mjs', 'export const sum = 1')
    write('clients/core/test/sum.test.ts', "import '../src/sum.mjs'")
    write('clients/core/test/other.test.ts', '')
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root })
    git('init', '--quiet', '--initial-branch=main')
    git('add', '.')
    git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '-m', 'all')
    execFileSync('ln', ['-s', MODULES, join(root, 'node_modules')])
    appendFileSync(join(root, '.git', 'info', 'exclude'), 'node_modules\n')

    appendFileSync(join(root, 'clients/core/src/sum.mjs'), ' + 1')
    write('clients/core/test/new.test.ts', '')
    const { suites } = await findChangedSuites(SUITES, 'main', root)

    expect(suites.map(({ name, files }) => [name, files?.toSorted()])).to.deep.equal([
      ['clients', ['clients/core/test/new.test.ts', 'clients/core/test/sum.test.ts']],
    ])
  })
})
