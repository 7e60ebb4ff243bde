import type { Readable } from 'node:stream'
import { isCancel, text } from '@clack/prompts'
import { MintlineError } from '@mintline/core'
import type { Output } from '../output/output.ts'
import type { DropAnswers } from './newConfig.ts'

const QUESTIONS: readonly (readonly [keyof DropAnswers, string])[] = [
  ['symbol', 'Symbol of the collection'],
  ['name', 'Name of the collection'],
  ['baseUri', 'Folder of its metadata'],
  ['supply', 'Most items in all; 0 = unlimited'],
  ['price', 'Price of an item'],
  ['treasury', 'Wallet that is paid'],
]

/**
 * Asks for what is not given already.
 *
 * @param input Where the person types.
 * @throws INTERRUPTED for Ctrl-C
 */
export async function askForDrop(
  output: Output,
  given: Partial<DropAnswers>,
  defaults: DropAnswers,
  input: Readable = process.stdin,
): Promise<DropAnswers> {
  const answers: { -readonly [Key in keyof DropAnswers]: string } = { ...defaults, ...given }
  for (const [key, message] of QUESTIONS) {
    if (given[key] !== undefined) continue
    const answer = await text({
      message,
      placeholder: defaults[key],
      defaultValue: defaults[key],
      input,
      output: output.stderr,
    })
    if (isCancel(answer)) throw new MintlineError('INTERRUPTED', {})
    answers[key] = answer
  }
  return answers
}
