/** Wallets in one archive: a zip without extensions, which everything opens, ends at 65,535 files. */
const WALLETS_IN_PART = 65_000

/** The wallets of one of several archives. */
export interface ZipPart {
  /** Position of the first in the list, from 0. */
  from: number
  /** Position after the last. */
  until: number
  /** Whether it is the last, which says that the list is complete. */
  isLast: boolean
}

/** How a list is split into archives. All of them are unpacked into one folder. */
export function zipParts(wallets: number, walletsInPart = WALLETS_IN_PART): ZipPart[] {
  const count = Math.ceil(wallets / walletsInPart)
  return Array.from({ length: count }, (_, index) => ({
    from: index * walletsInPart,
    until: Math.min((index + 1) * walletsInPart, wallets),
    isLast: index === count - 1,
  }))
}
