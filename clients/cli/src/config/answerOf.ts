import type { DropAnswers } from './newConfig.ts'

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
