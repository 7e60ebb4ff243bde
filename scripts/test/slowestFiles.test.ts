import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts'
import { describeSlowest, fileTimes, keepTimes, longFiles, readTimes } from './slowestFiles.ts'

describe('the slowest files', () => {
  it('are sums of their tests and hooks, compared with the last run', () => {
    const times = fileTimes('1400 /r/a.test.ts\n200 /r/b.test.ts\n2600 /r/a.test.ts\n', '/r')
    expect(times).to.deep.equal({ 'a.test.ts': 4, 'b.test.ts': 0 })
    expect(describeSlowest(times, { 'a.test.ts': 7 })).to.equal(
      '   4 s  a.test.ts (-3 s)\n   0 s  b.test.ts',
    )
    expect(describeSlowest(times, { 'a.test.ts': 1, 'b.test.ts': 0 })).to.equal(
      '   4 s  a.test.ts (+3 s)\n   0 s  b.test.ts',
    )
  })

  it('are ten at most, the slowest first', () => {
    const times = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}`, index]))
    const shown = describeSlowest(times, {}).split('\n')
    expect(shown).to.have.length(10)
    expect(shown[0]).to.equal('  11 s  11')
  })

  it('are kept for the next run, and none are known before the first', async () => {
    const file = join(temporaryFolder(), 'cache', 'times.json')
    expect(readTimes(file)).to.deep.equal({})
    keepTimes(file, { 'a.test.ts': 4 })
    expect(readTimes(file)).to.deep.equal({ 'a.test.ts': 4 })
  })

  it('are worth a record from ten seconds on, by path', () => {
    const times = { 'c.test.ts': 10, 'b.test.ts': 9, 'a.test.ts': 11 }
    expect(Object.entries(longFiles(times))).to.deep.equal([
      ['a.test.ts', 11],
      ['c.test.ts', 10],
    ])
  })

  for (const how of [[], ['--parallel']]) {
    it(`are told by the reporter, hooks included${how.map((flag) => ` (${flag})`)}`, () => {
      const folder = temporaryFolder()
      const file = join(folder, 'one.test.cjs')
      const wait = '(done) => setTimeout(done, 20)'
      writeFileSync(file, `describe('one', () => { before(${wait}); it('waits', ${wait}) })`)
      const told = join(folder, 'times')
      const mocha = fileURLToPath(new URL('../../node_modules/mocha/bin/mocha.js', import.meta.url))
      const reporter = fileURLToPath(new URL('reporter.cjs', import.meta.url))
      const { status } = spawnSync(
        process.execPath,
        [mocha, '--no-config', '--reporter', reporter, ...how, file],
        { env: { ...process.env, TEST_TIMES: told } },
      )
      expect(status).to.equal(0)
      expect(readFileSync(told, 'utf8').match(new RegExp(`^\\d+ ${file}$`, 'gm'))).to.have.length(2)
    })
  }
})
