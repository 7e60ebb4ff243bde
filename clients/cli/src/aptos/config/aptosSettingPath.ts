/** Paths in a drop's terms, with the collection's settings in a config. */
const COLLECTION: Readonly<Record<string, string>> = {
  id: 'contract',
  owner: 'owner',
  name: 'collectionName',
  description: 'collectionDescription',
  uri: 'collectionUri',
  'items.name': 'itemBaseName',
  'items.uri': 'itemBaseUri',
  'supply.maxItems': 'maxNumberOfTokens',
  'money.receivers': 'treasury',
  'money.royalties': 'royalties',
  'money.platformFee': 'platformFee',
  'sale.endTime': 'end',
  'sale.isPaused': 'isPaused',
  'extras.version': 'version',
  'extras.isOpenEdition': 'isOpenEdition',
  'extras.ownershipOfferedTo': 'owner',
}

const PHASE: Readonly<Record<string, string>> = {
  price: 'price',
  startTime: 'start',
  maxPerWallet: 'maxMintsPerWallet',
  maxPerTransaction: 'maxMintsPerTransaction',
  kind: 'type',
  list: 'list',
}

/** Returns the path in a config on Aptos for a path in a drop's terms. */
export function aptosSettingPath(path: string): string {
  const [first, index, field = ''] = path.split('.')
  if (first !== 'phases') return `collection.${COLLECTION[path] ?? path}`
  return index === undefined ? first : `phases.${index}.${PHASE[field] ?? field}`
}
