import type { DropAnswers } from './newConfig.ts'

/** Which answer each setting in a new config comes from; all others come from the treasury. */
const SETTINGS: Readonly<Record<string, keyof DropAnswers>> = {
  symbol: 'symbol',
  name: 'name',
  'items.name': 'name',
  uri: 'baseUri',
  'items.uri': 'baseUri',
  'items.imageUri': 'baseUri',
  'supply.maxItems': 'supply',
  'phases.0.price': 'price',
  'phases.0.maxItems': 'supply',
}

/** Returns the answer behind a setting in a new config. */
export function answerOf(setting: string): keyof DropAnswers {
  return SETTINGS[setting] ?? 'treasury'
}
