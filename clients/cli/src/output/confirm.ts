import type { Readable } from 'node:stream'
import { isCancel, text } from '@clack/prompts'
import { MintlineError } from '@mintline/core'
import type { Output } from './output.ts'

const YES = 'yes'

/** The input that a person types into, if it is a terminal. */
export type TypedInput = Readable & { readonly isTTY?: boolean }

/** Whether a person is there to answer. */
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
  output: Output,
  question: string,
  input: Readable = process.stdin,
): Promise<void> {
  const answer = await text({
    message: `${question} Type ${YES} to go on.`,
    input,
    output: output.stderr,
  })
  if (isCancel(answer)) throw new MintlineError('INTERRUPTED', {})
  if (answer?.trim().toLowerCase() !== YES) throw new MintlineError('CONFIRMATION_DECLINED', {})
}
