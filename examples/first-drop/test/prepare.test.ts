import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Runs what comes before `npm start` and `npm test` under a Node that says it has this version. */
function prepareUnder(version: string) {
  const disguise = join(temporaryFolder(), 'disguise.cjs')
  writeFileSync(
    disguise,
    `Object.defineProperty(process.versions, 'node', { value: '${version}' })`,
  )
  return spawnSync(process.execPath, ['--require', disguise, 'scripts/prepare.cjs'], {
    cwd: root,
    encoding: 'utf8',
  })
}

describe('before npm start', () => {
  it('an old Node is told which one is needed, and nothing is installed', () => {
    for (const version of ['12.22.12', '18.20.4', '20.18.3']) {
      const { status, stdout, stderr } = prepareUnder(version)
      expect(status).to.equal(1)
      expect(stdout).to.equal('')
      expect(stderr).to.equal(
        `Node ${version} is too old: install Node 20.19 or newer and try again.\n`,
      )
    }
  })

  it('a new Node goes on without a word where everything is installed', () => {
    for (const version of ['20.19.0', '22.0.0', '26.1.0']) {
      const { status, stdout, stderr } = prepareUnder(version)
      expect({ status, stdout, stderr }).to.deep.equal({ status: 0, stdout: '', stderr: '' })
    }
  })
})
