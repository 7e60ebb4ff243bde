import type { Readable } from 'node:stream'
import { isCancel, text } from '@clack/prompts'
import { MintlineError } from '@mintline/core'
import type { Output } from '../output/output.ts'
import { answerProblem } from './answerProblems.ts'
import type { DropAnswers } from './newConfig.ts'

/** The name first: others follow from it. */
const QUESTIONS: readonly (readonly [keyof DropAnswers, string])[] = [
  ['name', 'Name of the collection'],
  ['symbol', 'Symbol of the collection'],
  ['baseUri', 'Folder of its metadata'],
  ['supply', 'Most items in all; 0 = unlimited'],
  ['price', 'Price of an item'],
  ['treasury', 'Wallet that is paid'],
]

/**
 * Asks for what is not given already, and again for what cannot be.
 *
 * @param defaultsOf What is taken without an answer, for the name of the collection where it is known.
 * @param input Where the person types.
 * @throws INTERRUPTED for Ctrl-C
 */
export async function askForDrop(
  output: Output,
  given: Partial<DropAnswers>,
  defaultsOf: (name?: string) => DropAnswers,
  input: Readable = process.stdin,
): Promise<DropAnswers> {
  let answers: DropAnswers = { ...defaultsOf(given.name), ...given }
  for (const [key, message] of QUESTIONS) {
    if (given[key] !== undefined) continue
    const standard = answers[key]
    const answer = await text({
      message,
      placeholder: standard,
      defaultValue: standard,
      validate: (typed) => answerProblem(key, { ...answers, [key]: typed || standard }),
      input,
      output: output.stderr,
    })
    if (isCancel(answer)) throw new MintlineError('INTERRUPTED', {})
    answers =
      key === 'name'
        ? { ...defaultsOf(answer), ...given, name: answer }
        : { ...answers, [key]: answer }
  }
  return answers
}
