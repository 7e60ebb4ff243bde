import { type DropAnswers, newConfig } from './newConfig.ts'
import { readConfig } from './readConfig.ts'

/** Answers that settings of a new config are made of; all others are of the treasury. */
const SETTINGS: Readonly<Record<string, keyof DropAnswers>> = {
  'collection.symbol': 'symbol',
  'collection.collectionName': 'name',
  'collection.itemBaseName': 'name',
  'collection.collectionUri': 'baseUri',
  'collection.itemBaseUri': 'baseUri',
  'collection.maxNumberOfTokens': 'supply',
  'phases.0.price': 'price',
}

/** The answer that a setting of a new config is made of. */
export function answerOf(setting: string): keyof DropAnswers {
  return SETTINGS[setting] ?? 'treasury'
}

/** The problem with one of the answers, in a sentence; undefined where there is none. */
export function answerProblem(key: keyof DropAnswers, answers: DropAnswers): string | undefined {
  const now = BigInt(Math.floor(Date.now() / 1_000))
  const { problems } = readConfig(JSON.stringify(newConfig(answers)), now)
  return problems.find(({ path }) => answerOf(path) === key)?.message
}
