/** Labels by path, in page order. */
const NAMES: Record<string, string> = {
  picture: 'Picture',
  collectionUri: 'Metadata URL',
  collectionName: 'Name',
  symbol: 'Symbol',
  externalUrl: 'Website',
  storage: 'Where it is kept',
  pinataToken: 'Token of Pinata',
  kuboUrl: 'URL of the node',
  itemBaseName: 'Item name',
  itemBaseUri: 'Item metadata URL',
  maxNumberOfTokens: 'Max supply',
  maxMintsPerWallet: 'Max per wallet',
  treasury: 'Treasury',
  'royalties.royaltyBasisPoints': 'Royalties',
  'royalties.creators': 'Royalty shares',
  'platformFee.platformFeeValue': 'Platform fee',
  'platformFee.recipients': 'Platform fee shares',
  extraMeta: 'Extra metadata',
  cosignerProgramId: 'Co-signer',
  platformFeeSecondaryAdmin: 'Secondary fee admin',
}

/** Sorts entries by their fields' order on the page. */
export function inPageOrder<T extends { path: string }>(entries: readonly T[]): T[] {
  const order = Object.keys(NAMES)
  const position = ({ path }: T) =>
    order.findIndex((at) => path === at || path.startsWith(`${at}.`))
  return [...entries].sort((a, b) => position(a) - position(b) || a.path.localeCompare(b.path))
}

/** Returns a field's label by path: `Royalty shares, address 2`. */
export function fieldName(path: string): string {
  const [, list = path, index, part] = /^(.+)\.(\d+)\.(\w+)$/.exec(path) ?? []
  const name = NAMES[list] ?? list
  return index === undefined || part === undefined ? name : `${name}, ${part} ${Number(index) + 1}`
}
