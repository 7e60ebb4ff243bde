import type { Readable } from 'node:stream'
import { CommandError } from '../errors/commandError.ts'
import type { Output } from './output.ts'
import { askText } from './prompts.ts'
import type { Terminal } from './question.ts'

const YES = 'yes'

/** The input that a person types into, if it is a terminal. */
export type TypedInput = Readable & { readonly isTTY?: boolean }

/** True where a person is there to answer. */
export function canAsk({ interactive }: Pick<Output, 'interactive'>, input: TypedInput): boolean {
  return interactive && input.isTTY === true
}

/**
 * Has a person type yes.
 *
 * @param input Where the person types.
 * @throws CONFIRMATION_DECLINED for any other answer; INTERRUPTED for Ctrl-C.
 */
export async function confirmByTyping(
  terminal: Terminal,
  question: string,
  input: Readable = process.stdin,
): Promise<void> {
  const message = `${question} Type ${YES} to go on.`
  const answer = await askText(terminal, { message }, input)
  if (answer.trim().toLowerCase() !== YES) throw new CommandError('CONFIRMATION_DECLINED', {})
}
