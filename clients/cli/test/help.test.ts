import { expect } from 'chai'
import type { Command } from 'commander'
import { buildProgram } from '../src/program.ts'
import { Runtime } from '../src/runtime/runtime.ts'
import { expectSnapshot } from './_snapshot.ts'

/** Every command with its full name. */
function allCommands(command: Command, path = ''): [name: string, command: Command][] {
  const name = `${path}${command.name()}`
  const below = command.commands.filter((one) => !['complete', 'help'].includes(one.name()))
  return [[name, command], ...below.flatMap((one) => allCommands(one, `${name} `))]
}

/** Its help, with what stands after it, without the options that all commands share. */
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

  it('of every command is as it was read last', () => {
    const texts = allCommands(program).map(([name, command]) => `# ${name}\n\n${helpOf(command)}`)
    expectSnapshot('help', texts.join('\n'))
  })

  it('has examples for every command that does something', () => {
    for (const [name, command] of allCommands(program)) {
      if (command.commands.length > 0) continue
      expect(helpOf(command), name).to.match(new RegExp(`Examples:\\n  .*${name}`))
    }
  })
})
