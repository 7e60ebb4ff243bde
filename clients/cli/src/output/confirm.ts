import { isCancel, text } from '@clack/prompts'
import { MintlineError } from '@mintline/core'
import type { Output } from './output.ts'

const YES = 'yes'

/**
 * Has a person type yes.
 *
 * @throws CONFIRMATION_DECLINED for any other answer; INTERRUPTED for Ctrl-C.
 */
export async function confirmByTyping(output: Output, question: string): Promise<void> {
  const answer = await text({
    message: `${question} Type ${YES} to go on.`,
    output: output.stderr,
  })
  if (isCancel(answer)) throw new MintlineError('INTERRUPTED', {})
  if (answer?.trim().toLowerCase() !== YES) throw new MintlineError('CONFIRMATION_DECLINED', {})
}
