import tab from '@bomb.sh/tab/commander'
import type { Command } from 'commander'
import { withExamples } from './examples.ts'

const NAME = 'completion'

/** Defines the only function that the script takes from bash-completion, which macOS and containers do not have. */
const BASH_WITHOUT_BASH_COMPLETION = `# Without bash-completion
if ! declare -F _get_comp_words_by_ref > /dev/null; then
    _get_comp_words_by_ref() {
        words=("\${COMP_WORDS[@]}")
        cword=$COMP_CWORD
        cur=\${COMP_WORDS[COMP_CWORD]}
        prev=\${COMP_WORDS[COMP_CWORD-1]}
    }
fi
`

/**
 * Adds shell completion: `mintline completion <shell>` prints the script, which calls `mintline complete -- <words>`
 * for candidates. Added last, since it lists all other commands.
 */
export function addCompletion(program: Command): void {
  tab(program, { completionCommandName: NAME })
  const command = program.commands.find((one) => one.name() === NAME)
  if (!command) throw new Error('The completions were not added.')
  command.description('Print the completion script for a shell.')
  command.hook('preAction', ({ args: [shell] }) => {
    if (shell === 'bash') console.log(BASH_WITHOUT_BASH_COMPLETION)
  })
  withExamples(command, [
    `source <(mintline ${NAME} bash)`,
    `mintline ${NAME} zsh > "\${fpath[1]}/_mintline"`,
    `mintline ${NAME} fish > ~/.config/fish/completions/mintline.fish`,
  ])
}
