import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { temporaryFolder } from '../helpers/temporaryFolder.ts'
import { install } from './helpers/install.ts'
import { manifestIn } from './helpers/manifests.ts'
import { strangersEnvironment } from './helpers/npm.ts'
import { solanaProject, tarballOf } from './helpers/project.ts'
import { runScript } from './helpers/runScript.ts'
import { bytesOnDisk, MAX_BYTES } from './helpers/solanaAlone.ts'

/** Lines that install what each command part needs. */
const LINES = {
  assets: 'npm install @mintline/assets@0.1',
  evm: 'npm install @mintline/evm@0.1 viem@2',
  aptos: 'npm install @mintline/aptos@0.1',
}
/** Lines that install what a Ledger device needs, by chain. */
const DEVICE_LINES = ['solana@7', 'aptos@6'].map(
  (app) => `npm install @ledgerhq/hw-transport-node-hid-noevents@6 @ledgerhq/hw-app-${app}`,
)
/** The parts' purposes, as errors name them. */
const PURPOSES = {
  assets: 'Pictures and metadata',
  evm: 'Drops on EVM chains',
  aptos: 'Drops on Aptos',
}

/** Prints the error from every command in the groups `assets`, `evm` and `aptos`, run without options. */
const RUN_ALL = `
  import { buildProgram } from './node_modules/@mintline/cli/dist/program.js'
  import { Runtime } from '@mintline/cli'

  const leavesOf = (command, path) =>
    command.commands.length === 0
      ? [path]
      : command.commands.flatMap((one) => leavesOf(one, [...path, one.name()]))
  const optional = (command) => {
    for (const option of command.options) option.mandatory = false
    for (const argument of command.registeredArguments) argument.required = false
    for (const one of command.commands) optional(one)
  }
  const errors = []
  const runtimeOf = () => {
    const stream = { write: (text) => errors.push(text) }
    const { signal } = new AbortController()
    return new Runtime({ cwd: '.', env: {}, signal, stdout: stream, stderr: stream })
  }
  const outcomes = []
  for (const part of ['assets', 'evm', 'aptos']) {
    const group = buildProgram(runtimeOf()).commands.find((one) => one.name() === part)
    for (const path of leavesOf(group, [part])) {
      const program = buildProgram(runtimeOf())
      optional(program)
      errors.length = 0
      await program.parseAsync(path, { from: 'user' }).catch(({ code }) => errors.push(code))
      outcomes.push([part, path.join(' '), errors.join('')])
    }
  }
  console.log(JSON.stringify(outcomes))
`

describe('the command mintline, installed for Solana alone', () => {
  const folder = temporaryFolder()

  const mintline = (...args: string[]) => {
    const program = join(solanaProject(), 'node_modules/.bin/mintline')
    const env = { ...strangersEnvironment(), HOME: folder }
    return spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' })
  }

  const missing = (part: keyof typeof LINES) =>
    `${PURPOSES[part]} need packages that this installation lacks: run ${LINES[part]} (with -g if mintline is installed globally) (PACKAGES_NOT_INSTALLED)\n`

  it('takes at most 120 MB', () => {
    expect(bytesOnDisk(join(solanaProject(), 'node_modules'))).to.be.at.most(MAX_BYTES)
  })

  it('has exactly the packages of the lines as peers', () => {
    const { peerDependencies } = manifestIn(join(solanaProject(), 'node_modules/@mintline/cli'))
    const lines = [...Object.values(LINES), ...DEVICE_LINES]
    const named = [...new Set(lines.flatMap((line) => line.split(' ').slice(2)))]
    const names = named.map((each) => each.slice(0, each.lastIndexOf('@')))
    expect(Object.keys(peerDependencies)).to.have.members(names)
  })

  it('names the lines that install the rest in its help', () => {
    const { stdout } = mintline('--help')
    for (const [part, line] of Object.entries(LINES)) {
      expect(stdout).to.include(line)
      expect(mintline(part, '--help').stdout).to.include(line)
    }
  })

  it('writes and checks the config of a drop on Solana', () => {
    expect(mintline('init', '--yes')).to.include({ status: 0 })
    expect(mintline('validate')).to.include({ status: 0 })
    const { stdout } = mintline('explain', 'FUNDS_TOO_LOW')
    expect(stdout).to.include('From @mintline/core')
  })

  it('names what a Ledger device on Solana needs', () => {
    const { status, stderr } = mintline('init', '--yes', '--force', '--sign-with', 'usb://ledger')
    expect(status).to.equal(2)
    expect(stderr).to.include(`run ${DEVICE_LINES[0]} (with -g`)
  })

  it('names the line to run in every command that needs more', () => {
    const outcomes: [part: string, command: string, error: string][] = JSON.parse(
      runScript(RUN_ALL, solanaProject()),
    )
    expect(outcomes.map(([, command]) => command)).to.include.members([
      'assets build',
      'evm roles grant',
      'aptos allowlist upsert',
    ])
    for (const [, command, error] of outcomes)
      expect(error, command).to.equal('PACKAGES_NOT_INSTALLED')
  })

  it('names it in commands for all chains, by the chain', () => {
    const chains = { 'base-sepolia': 'evm', 'aptos-testnet': 'aptos' } as const
    const site = ['--site', 'https://drops.example.org']
    const commands = [['validate'], ['launch'], ['share', ...site], ['verify']]
    for (const [chain, part] of Object.entries(chains)) {
      writeFileSync(join(folder, `${chain}.json`), JSON.stringify({ chain }))
      const runs = [
        mintline('init', '--chain', chain, '--config', 'new.json'),
        ...commands.map((command) => mintline(...command, '--config', `${chain}.json`)),
      ]
      for (const { status, stdout, stderr } of runs) {
        const refused = { status: 2, stdout: '', stderr: `error: ${missing(part)}` }
        expect({ status, stdout, stderr }).to.deep.equal(refused)
      }
    }
  })

  describe('and then the packages for EVM chains', () => {
    before(function () {
      this.timeout(600_000)
      install([tarballOf('@mintline/evm'), 'viem@2'], solanaProject())
    })

    it('writes and checks the config of a drop there', () => {
      const config = ['--config', 'evm.json']
      const init = ['init', '--yes', '--chain', 'base-sepolia', '--treasury', `0x${'7'.repeat(40)}`]
      const written = mintline(...init, ...config)
      expect(written, written.stderr).to.include({ status: 0 })
      const checked = mintline('validate', ...config)
      expect(checked, checked.stderr).to.include({ status: 0 })
      expect(mintline('explain', 'KEYSTORE_INVALID')).to.include({ status: 0 })
    })

    it('still lacks those for Aptos', () => {
      expect(mintline('aptos', 'show')).to.include({
        status: 2,
        stderr: `error: ${missing('aptos')}`,
      })
    })
  })
})
