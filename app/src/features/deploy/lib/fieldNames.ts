/** In the order in which they are on the page. */
const NAMES: Record<string, string> = {
  symbol: 'Symbol',
  collectionName: 'Name',
  collectionUri: 'Metadata',
  itemBaseName: 'Name of items',
  itemBaseUri: 'Metadata of items',
  maxNumberOfTokens: 'Supply',
  maxMintsPerWallet: 'Limit per wallet',
  treasury: 'Treasury',
  'royalties.royaltyBasisPoints': 'Royalties',
  'royalties.creators': 'Who shares the royalties',
  'platformFee.platformFeeValue': 'Platform fee',
  'platformFee.recipients': 'Who shares the platform fee',
  extraMeta: 'Extra metadata',
  cosignerProgramId: 'Co-signer',
  platformFeeSecondaryAdmin: 'Secondary fee admin',
}

/** Sorts what is at paths as fields are on the page. */
export function inPageOrder<T extends { path: string }>(entries: readonly T[]): T[] {
  const order = Object.keys(NAMES)
  const place = ({ path }: T) => order.findIndex((at) => path === at || path.startsWith(`${at}.`))
  return [...entries].sort((a, b) => place(a) - place(b) || a.path.localeCompare(b.path))
}

/** What the field at a path is called: `Who shares the royalties, address 2`. */
export function fieldName(path: string): string {
  const [, list = path, index, part] = /^(.+)\.(\d+)\.(\w+)$/.exec(path) ?? []
  const name = NAMES[list] ?? list
  return index === undefined || part === undefined ? name : `${name}, ${part} ${Number(index) + 1}`
}
