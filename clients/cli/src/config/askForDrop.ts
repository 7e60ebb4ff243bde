import type { Readable } from 'node:stream'
import { askText } from '../output/prompts.ts'
import type { Terminal } from '../output/question.ts'
import type { DropAnswers } from './newConfig.ts'

/** The name comes first, since other answers are derived from it. */
const QUESTIONS: readonly (readonly [keyof DropAnswers, string])[] = [
  ['name', 'Name of the collection'],
  ['symbol', 'Symbol of the collection'],
  ['baseUri', 'Folder of its metadata'],
  ['supply', 'Maximum number of items; 0 = unlimited'],
  ['price', 'Price of an item'],
  ['treasury', 'Wallet for payments'],
]

/** A chain's rules for answers. */
export interface AnswerRules {
  /** Returns default answers, given the collection's name if it is known. */
  defaultsOf(name?: string): DropAnswers
  /** Returns what is wrong with an answer, in a sentence; undefined if it is valid. */
  problemOf(key: keyof DropAnswers, answers: DropAnswers): string | undefined
  /** False if the metadata's address is only known once it is uploaded. */
  readonly isAddressKnown: boolean
}

/**
 * Prompts for missing answers, and repeats the question after an invalid one.
 *
 * @param input The user's input.
 * @throws INTERRUPTED for Ctrl-C
 */
export async function askForDrop(
  terminal: Terminal,
  given: Partial<DropAnswers>,
  { defaultsOf, problemOf: problemOfAnswer, isAddressKnown }: AnswerRules,
  input: Readable = process.stdin,
): Promise<DropAnswers> {
  let answers: DropAnswers = { ...defaultsOf(given.name), ...given }
  for (const [key, message] of QUESTIONS) {
    if (given[key] !== undefined || (key === 'baseUri' && !isAddressKnown)) continue
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
