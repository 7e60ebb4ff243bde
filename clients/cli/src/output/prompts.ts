import type { Readable } from 'node:stream'
import { isCancel, password, select, text } from '@clack/prompts'
import { CommandError } from '../errors/commandError.ts'
import { askTextByLine, chooseByLine } from './linePrompts.ts'
import type { Choice, Terminal, TextQuestion } from './question.ts'

/**
 * Asks for text, and repeats the question after an invalid answer.
 *
 * @param input The user's input.
 * @throws INTERRUPTED for Ctrl-C
 */
export async function askText(
  terminal: Terminal,
  question: TextQuestion,
  input: Readable,
): Promise<string> {
  const { output, signal } = terminal
  if (!output.canMoveCursor) return askTextByLine(terminal, question, input)
  const { message, standard = '', problemOf } = question
  const answer = await text({
    message,
    placeholder: standard,
    defaultValue: standard,
    validate: (typed) => problemOf?.(typed || standard),
    input,
    output: output.stderr,
    signal,
  })
  if (isCancel(answer)) throw new CommandError('INTERRUPTED', {})
  return answer
}

/**
 * Asks for a choice, and returns its index.
 *
 * @param input The user's input.
 * @throws INTERRUPTED for Ctrl-C
 */
export async function choose(terminal: Terminal, choice: Choice, input: Readable): Promise<number> {
  const { output, signal } = terminal
  if (!output.canMoveCursor) return chooseByLine(terminal, choice, input)
  const options = choice.labels.map((label, value) => ({ label, value }))
  const { message } = choice
  const answer = await select({ message, options, input, output: output.stderr, signal })
  if (isCancel(answer)) throw new CommandError('INTERRUPTED', {})
  return answer
}

/**
 * Asks for hidden text. Only for terminals with a movable cursor: others would show it.
 *
 * @param input The user's input.
 * @throws INTERRUPTED for Ctrl-C
 */
export async function askSecret(
  { output, signal }: Terminal,
  message: string,
  input: Readable,
): Promise<string> {
  const answer = await password({ message, input, output: output.stderr, signal })
  if (isCancel(answer)) throw new CommandError('INTERRUPTED', {})
  return answer
}
