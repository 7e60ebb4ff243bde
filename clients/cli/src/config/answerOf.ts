import type { DropAnswers } from './newConfig.ts'

/** Which answer each setting in a new config comes from; all others come from the treasury. */
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

/** Returns the answer behind a setting in a new config. */
export function answerOf(setting: string): keyof DropAnswers {
  return SETTINGS[setting] ?? 'treasury'
}
