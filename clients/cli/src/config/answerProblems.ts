import { answerOf } from './answerOf.ts'
import { type DropAnswers, newConfig } from './newConfig.ts'
import { readConfig } from './readConfig.ts'

/** Returns what is wrong with an answer, in a sentence; undefined if it is valid. */
export function answerProblem(key: keyof DropAnswers, answers: DropAnswers): string | undefined {
  const now = BigInt(Math.floor(Date.now() / 1_000))
  const { problems } = readConfig(JSON.stringify(newConfig(answers)), now)
  return problems.find(({ path }) => answerOf(path) === key)?.message
}
