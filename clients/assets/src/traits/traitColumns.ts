import { normaliseName } from '@mintline/core/csv'

/** Row fields that are not traits. */
export type TraitField = 'number' | 'file' | 'name' | 'description' | 'externalUrl'

const FIELDS: Readonly<Record<string, TraitField>> = {
  number: 'number',
  no: 'number',
  item: 'number',
  id: 'number',
  'token id': 'number',
  tokenid: 'number',
  edition: 'number',
  file: 'file',
  'file name': 'file',
  filename: 'file',
  image: 'file',
  name: 'name',
  title: 'name',
  description: 'description',
  'external url': 'externalUrl',
  url: 'externalUrl',
}

/** Returns the field for a column or key; undefined = a trait. */
export function traitFieldOf(name: string): TraitField | undefined {
  const key = normaliseName(name)
  return Object.hasOwn(FIELDS, key) ? FIELDS[key] : undefined
}
