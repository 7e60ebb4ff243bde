import type { Readable } from 'node:stream'
import { CommandError } from '../errors/commandError.ts'
import type { Output } from './output.ts'
import { askText } from './prompts.ts'
import type { Terminal } from './question.ts'

const YES = 'yes'

/** The user's input, possibly a terminal. */
export type TypedInput = Readable & { readonly isTTY?: boolean }

/** Returns true if a person can answer. */
export function canAsk({ interactive }: Pick<Output, 'interactive'>, input: TypedInput): boolean {
  return interactive && input.isTTY === true
}

/**
 * Asks a person to type yes.
 *
 * @param input The user's input.
 * @throws CONFIRMATION_DECLINED for any other answer; INTERRUPTED for Ctrl-C.
 */
export async function confirmByTyping(
  terminal: Terminal,
  question: string,
  input: Readable = process.stdin,
): Promise<void> {
  const message = `${question} Type ${YES} to continue.`
  const answer = await askText(terminal, { message }, input)
  if (answer.trim().toLowerCase() !== YES) throw new CommandError('CONFIRMATION_DECLINED', {})
}
