import { answerOf } from './answerOf.ts'
import type { ConfigKind } from './configKind.ts'
import { type DropAnswers, type NewDrop, newConfig } from './newConfig.ts'
import { readConfigAs } from './readConfigAs.ts'

/** Returns what is wrong with an answer, in a sentence; undefined if it is valid. */
export function answerProblem(
  kind: ConfigKind<unknown>,
  key: keyof DropAnswers,
  drop: NewDrop,
): string | undefined {
  const now = BigInt(Math.floor(Date.now() / 1_000))
  const text = JSON.stringify(newConfig(kind.newParts, drop))
  const { problems } = readConfigAs(kind, text, now)
  return problems.find(({ path }) => answerOf(path) === key)?.message
}
