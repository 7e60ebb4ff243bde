import type { Command } from 'commander'

/** Adds example lines to a command's help. */
export function withExamples(command: Command, lines: readonly string[]): Command {
  return command.addHelpText('after', `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}`)
}
