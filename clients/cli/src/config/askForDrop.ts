import type { Readable } from 'node:stream'
import { askText } from '../output/prompts.ts'
import type { Terminal } from '../output/question.ts'
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

/** Rules of the answers on a chain. */
export interface AnswerRules<Answers extends DropAnswers> {
  /** Defaults of the answers, given the name of the collection where it is known. */
  defaultsOf(name?: string): Answers
  /** The problem of an answer, in a sentence; undefined where there is none. */
  problemOf(key: keyof DropAnswers, answers: Answers): string | undefined
}

/**
 * Asks for what is not yet given, and again after invalid answers.
 *
 * @param input Input of the user.
 * @throws INTERRUPTED for Ctrl-C
 */
export async function askForDrop<Answers extends DropAnswers>(
  terminal: Terminal,
  given: Partial<DropAnswers>,
  { defaultsOf, problemOf: problemOfAnswer }: AnswerRules<Answers>,
  input: Readable = process.stdin,
): Promise<Answers> {
  let answers: Answers = { ...defaultsOf(given.name), ...given }
  for (const [key, message] of QUESTIONS) {
    if (given[key] !== undefined) continue
    const standard = answers[key]
    const problemOf = (answer: string) => problemOfAnswer(key, { ...answers, [key]: answer })
    const answer = await askText(terminal, { message, standard, problemOf }, input)
    answers =
      key === 'name'
        ? { ...defaultsOf(answer), ...given, name: answer }
        : { ...answers, [key]: answer }
  }
  return answers
}
