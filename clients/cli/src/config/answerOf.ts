import type { DropAnswers } from './newConfig.ts'

/** Answers behind the settings of a new config; all other settings come from the treasury. */
const SETTINGS: Readonly<Record<string, keyof DropAnswers>> = {
  'collection.symbol': 'symbol',
  'collection.collectionName': 'name',
  'collection.itemBaseName': 'name',
  'collection.collectionUri': 'baseUri',
  'collection.itemBaseUri': 'baseUri',
  'collection.maxNumberOfTokens': 'supply',
  'phases.0.price': 'price',
  // On EVM chains.
  'collection.metadata.name': 'name',
  'collection.metadata.imageUri': 'baseUri',
  'phases.0.maxMintsTotal': 'supply',
}

/** The answer behind a setting of a new config. */
export function answerOf(setting: string): keyof DropAnswers {
  return SETTINGS[setting] ?? 'treasury'
}
