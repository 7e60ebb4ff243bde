import type { Readable } from 'node:stream'
import { askText } from '../output/prompts.ts'
import type { Terminal } from '../output/question.ts'
import { answerProblem } from './answerProblems.ts'
import type { DropAnswers } from './newConfig.ts'

/** The name comes first, since others are derived from it. */
const QUESTIONS: readonly (readonly [keyof DropAnswers, string])[] = [
  ['name', 'Name of the collection'],
  ['symbol', 'Symbol of the collection'],
  ['baseUri', 'Folder of its metadata'],
  ['supply', 'Maximum number of items; 0 = unlimited'],
  ['price', 'Price of an item'],
  ['treasury', 'Wallet for payments'],
]

/**
 * Asks for what is not yet given, and again after invalid answers.
 *
 * @param defaultsOf Defaults of the answers, given the name of the collection where it is known.
 * @param input Input of the user.
 * @throws INTERRUPTED for Ctrl-C
 */
export async function askForDrop(
  terminal: Terminal,
  given: Partial<DropAnswers>,
  defaultsOf: (name?: string) => DropAnswers,
  input: Readable = process.stdin,
): Promise<DropAnswers> {
  let answers: DropAnswers = { ...defaultsOf(given.name), ...given }
  for (const [key, message] of QUESTIONS) {
    if (given[key] !== undefined) continue
    const standard = answers[key]
    const problemOf = (answer: string) => answerProblem(key, { ...answers, [key]: answer })
    const answer = await askText(terminal, { message, standard, problemOf }, input)
    answers =
      key === 'name'
        ? { ...defaultsOf(answer), ...given, name: answer }
        : { ...answers, [key]: answer }
  }
  return answers
}
