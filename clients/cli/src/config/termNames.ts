import { configName } from './configNames.ts'

/** Paths in a drop's terms, with the collection's names in configs. */
const COLLECTION: readonly (readonly [path: string, name: string])[] = [
  ['owner', 'creator'],
  ['name', 'collectionName'],
  ['uri', 'collectionUri'],
  ['items.name', 'itemBaseName'],
  ['items.uri', 'itemBaseUri'],
  ['supply.maxItems', 'maxNumberOfTokens'],
  ['supply.maxPerWallet', 'maxMintsPerWallet'],
  ['money.receivers', 'treasury'],
  ['money.royalties.recipients', 'royalties.creators'],
  ['money.royalties', 'royalties.royaltyBasisPoints'],
  ['money.platformFee.recipients', 'platformFee.recipients'],
  ['money.platformFee', 'platformFee.platformFeeValue'],
  ['extras.feeCap', 'platformFeeCap'],
  ['extras.secondFeeAdmin', 'platformFeeSecondaryAdmin'],
  ['extras.cosigner', 'cosignerProgramId'],
  ['extras.fields', 'extraMeta'],
  ['extras.locks', 'locks'],
  ['extras.files', 'reveal'],
  ['extras.lookupTable', 'metadata'],
]

const PHASE: Readonly<Record<string, string>> = {
  kind: 'phaseType',
  list: 'merkleRoot',
  price: 'priceAmount',
  'price.currency': 'priceToken',
  maxPerWallet: 'maxMintsPerWallet',
  maxItems: 'maxMintsTotal',
  isOpen: 'active',
}

/** Returns where a difference is in a config on Solana or Eclipse: `collection.treasury` for `money.receivers`. */
export function differencePath(path: string): string {
  const [first = '', index = '', ...rest] = path.split('.')
  if (first === 'phases') {
    const field = rest.join('.')
    return [first, index, PHASE[field] ?? field].filter(Boolean).join('.')
  }
  const found = COLLECTION.find(([term]) => path === term || path.startsWith(`${term}.`))
  return `collection.${found ? `${found[1]}${path.slice(found[0].length)}` : path}`
}

/** Returns where a problem is in a config on Solana or Eclipse: `phases.1.price` for `phases.1.price`'s amount. */
export function problemPath(path: string): string {
  const place = differencePath(path)
  return place.startsWith('phases') ? configName(place) : place
}
