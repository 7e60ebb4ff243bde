import { expect } from 'chai'
import type { Command } from 'commander'
import { buildProgram } from '../src/program.ts'
import { Runtime } from '../src/runtime/runtime.ts'
import { expectSnapshot } from './_snapshot.ts'

/** In the lines that install packages; changes with every release. */
const PACKAGE_VERSION = /(?<=npm install .*)@\d[\d.]*/g

/** All commands with their full names. */
function allCommands(command: Command, path = ''): [name: string, command: Command][] {
  const name = `${path}${command.name()}`
  const below = command.commands.filter((one) => !['complete', 'help'].includes(one.name()))
  return [[name, command], ...below.flatMap((one) => allCommands(one, `${name} `))]
}

/** The help of a command, with its examples, without the global options. */
function helpOf(command: Command): string {
  let help = ''
  command.configureHelp({ helpWidth: 100, showGlobalOptions: false })
  command.configureOutput({
    writeOut: (text) => {
      help += text
    },
  })
  command.outputHelp()
  return help
}

describe('Help', () => {
  const { signal } = new AbortController()
  const program = buildProgram(
    new Runtime({ cwd: '.', env: {}, signal, stdout: process.stdout, stderr: process.stderr }),
  )

  it('matches the snapshot for every command', () => {
    const texts = allCommands(program).map(([name, command]) => `# ${name}\n\n${helpOf(command)}`)
    expectSnapshot('help', texts.join('\n').replaceAll(PACKAGE_VERSION, '@<version>'))
  })

  it('has examples for every command with an action', () => {
    for (const [name, command] of allCommands(program)) {
      if (command.commands.length > 0) continue
      expect(helpOf(command), name).to.match(new RegExp(`Examples:\\n  .*${name}`))
    }
  })
})
