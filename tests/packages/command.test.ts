import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { strangersEnvironment } from './helpers/npm.ts'
import { strangersProject } from './helpers/project.ts'

describe('the command mintline, installed', () => {
  let folder: string

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'mintline-drop-'))
  })

  after(() => rmSync(folder, { recursive: true, force: true }))

  /** Runs the command that npm installed in the project. */
  const mintline = (...args: string[]) => {
    const program = join(strangersProject(), 'node_modules/.bin/mintline')
    const env = { ...strangersEnvironment(), HOME: folder }
    return spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' })
  }

  it('prints its version', () => {
    const path = join(strangersProject(), 'node_modules/@mintline/cli/package.json')
    const { version } = JSON.parse(readFileSync(path, 'utf8'))
    expect(mintline('--version')).to.include({ status: 0, stdout: `${version}\n`, stderr: '' })
  })

  it('prints help', () => {
    const { status, stdout, stderr } = mintline('--help')
    expect({ status, stderr }).to.deep.equal({ status: 0, stderr: '' })
    expect(stdout).to.match(/^Usage: mintline \[options\] \[command\]/)
  })

  it('writes a config that it accepts, with a schema that exists', () => {
    expect(mintline('init', '--yes')).to.include({ status: 0 })
    expect(mintline('validate', '--json')).to.include({ status: 0 })
    const config = JSON.parse(readFileSync(join(folder, 'drop.config.json'), 'utf8'))
    // The schema's address in this version's published package.
    const installed = join(strangersProject(), 'node_modules/@mintline/cli')
    const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
    const published = `https://unpkg.com/@mintline/cli@${version}/`
    expect(config.$schema).to.equal(`${published}schema/drop.config.schema.json`)
    expect(existsSync(join(installed, config.$schema.slice(published.length)))).to.equal(true)
  })
})
