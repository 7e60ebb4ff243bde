/** A config's settings by their paths in terms; the others have the same names. */
const OF_DROP: Readonly<Record<string, string>> = {
  name: 'collection.collectionName',
  symbol: 'collection.symbol',
  uri: 'collection.collectionUri',
  owner: 'collection.owner',
  'supply.maxItems': 'collection.maxNumberOfTokens',
  'money.receivers': 'collection.treasury',
  'money.royalties': 'collection.royalties',
  'money.platformFee': 'collection.platformFee',
  'extras.variant': 'collection.variant',
  'extras.ofTokenId.receiver': 'collection.ofTokenId.treasury',
  'extras.ofTokenId.royalty': 'collection.ofTokenId.royalties',
}

const OF_PHASE: Readonly<Record<string, string>> = {
  startTime: 'start',
  endTime: 'end',
  maxItems: 'maxMintsTotal',
  maxPerWallet: 'maxMintsPerWallet',
  'price.currency': 'currency',
}

/** Returns the path in a config for a path in terms: `collection.treasury` for `money.receivers`. */
export function settingPath(path: string): string {
  const [, phase, field] = /^phases\.(\d+)\.(.+)$/.exec(path) ?? []
  if (phase !== undefined && field !== undefined) {
    return `phases.${phase}.${OF_PHASE[field] ?? field}`
  }
  const [, batch] = /^items\.folders\.(\d+)\./.exec(path) ?? []
  if (batch !== undefined) return `collection.tokens.${batch}`
  const [, item] = /^items\.(.+)$/.exec(path) ?? []
  return item === undefined ? (OF_DROP[path] ?? path) : `collection.metadata.${item}`
}
