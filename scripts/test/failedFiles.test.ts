import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts'
import { failedFiles, filesToRepeat } from './failedFiles.ts'
import { SUITES } from './suites.ts'

describe('files of failed tests', () => {
  it('are those of the stacks that mocha shows, each once', () => {
    const failures = `
  3 failing

  1) a standby
       answers lists:
     AssertionError: expected 500 to equal 200
      at helper (server/test/_app.ts:3:1)
      at Context.<anonymous> (server/sizes/standby.test.ts:32:61)

  2) a standby
       follows:
     Error: Timeout of 120000ms exceeded. (/repository/server/sizes/standby.test.ts)
      at listOnTimeout (node:internal/timers:581:17)

  3) "before all" hook in "orders":
     Error: refused
      at async Context.<anonymous> (server/test/orders/stock.test.ts:20:14)
`

    expect(failedFiles(failures, '/repository')).to.deep.equal([
      'server/sizes/standby.test.ts',
      'server/test/orders/stock.test.ts',
    ])
  })

  it('are those that vitest names', () => {
    const failures = `⎯⎯⎯ Failed Tests 1 ⎯⎯⎯

 FAIL  src/shared/amount.test.ts > amounts > are rounded
AssertionError: expected 1 to equal 2
 ❯ src/shared/amount.test.ts:9:20
`

    expect(failedFiles(failures, '/repository')).to.deep.equal(['src/shared/amount.test.ts'])
  })

  it('are unknown where one of the tests names none', () => {
    const failures = `
  2 failing

  1) one
     Error: refused
      at Context.<anonymous> (server/test/one.test.ts:3:1)

  2) another
     Error: refused
      at helper (server/test/_app.ts:3:1)
`

    expect(failedFiles(failures, '/repository')).to.equal(undefined)
    expect(failedFiles('', '/repository')).to.equal(undefined)
  })

  it('are named by our reporter where the stack shows helpers alone', () => {
    const folder = temporaryFolder()
    const file = join(folder, 'deep.test.ts')
    writeFileSync(
      file,
      `const error = new Error('refused')
error.stack = 'Error: refused\\n    at helper (server/test/_app.ts:3:1)'
it('asks', () => { throw error })
describe('orders', () => { before(() => { throw error }); it('are listed', () => {}) })`,
    )
    const mocha = ['node_modules/mocha/bin/mocha.js', '--reporter', 'scripts/test/reporter.cjs']

    const { stdout } = spawnSync(process.execPath, [...mocha, file], { encoding: 'utf8' })

    const failures = stdout.slice(stdout.indexOf('2 failing'))
    expect(failedFiles(failures, folder)).to.deep.equal(['deep.test.ts'])
  })
})

describe('files to repeat', () => {
  const failuresOf = (...files: string[]) =>
    '  some failing\n\n' +
    files
      .map((file, index) => `  ${index + 1}) one\n     Error: no\n    at test of ${file}\n`)
      .join('')

  function repeated(suite: string, ...files: string[]): string[] | undefined {
    const found = SUITES.find(({ name }) => name.startsWith(suite))
    if (!found) throw new Error(`There is no suite ${suite}.`)
    return filesToRepeat(found, failuresOf(...files), '/repository')
  }

  it('are those that move no money', () => {
    const looking = ['e2e/mintLook.test.ts', 'e2e/settings.test.ts']
    expect(repeated('console: flows', ...looking)).to.deep.equal(looking)
    const orders = 'server/test/orders/stock.test.ts'
    expect(repeated('server', orders)).to.deep.equal([orders])
  })

  it('never include a file about money, nor those that failed beside it', () => {
    const paying = ['allowlistRuns', 'mint', 'mintEvm', 'merkle', 'deployAgain', 'newFlow']
    for (const name of paying) {
      const file = `e2e/${name}.test.ts`
      expect(repeated('console: flows', 'e2e/mintLook.test.ts', file), name).to.equal(undefined)
    }
    const upsert = 'clients/solana/test/upsert/upsertAllowlist.test.ts'
    expect(repeated('clients', upsert)).to.equal(undefined)
    expect(repeated('programs', 'tests/suites/mint.test.ts')).to.equal(undefined)
  })
})
