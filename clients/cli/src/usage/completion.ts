import tab from '@bomb.sh/tab/commander'
import type { Command } from 'commander'
import { withExamples } from './examples.ts'

const NAME = 'completion'

/**
 * Shell completion: `mintline completion <shell>` prints the script, which calls `mintline complete -- <words>` for
 * candidates. Added last, since it lists all other commands.
 */
export function addCompletion(program: Command): void {
  tab(program, { completionCommandName: NAME })
  const command = program.commands.find((one) => one.name() === NAME)
  if (!command) throw new Error('The completions were not added.')
  command.description('Print the completion script for a shell.')
  withExamples(command, [
    `source <(mintline ${NAME} bash)`,
    `mintline ${NAME} zsh > "\${fpath[1]}/_mintline"`,
    `mintline ${NAME} fish > ~/.config/fish/completions/mintline.fish`,
  ])
}
