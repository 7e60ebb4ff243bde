import tab from '@bomb.sh/tab/commander'
import type { Command } from 'commander'

/**
 * Completion in shells: `mintline completion <shell>` prints the script, which asks
 * `mintline complete -- <words>` for what may follow. Added last, as it lists all other commands.
 */
export function addCompletion(program: Command): void {
  tab(program, { completionCommandName: 'completion' })
}
