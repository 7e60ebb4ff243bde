/** Wallets per archive: a zip without extensions, which every program opens, holds 65,535 files. */
const WALLETS_IN_PART = 65_000

/** The wallets in one of several archives. */
export interface ZipPart {
  /** The first wallet's position in the list, from 0. */
  from: number
  /** Position after the last. */
  until: number
  /** True if it is the last one, whose manifest marks the list as complete. */
  isLast: boolean
}

/** Splits a list into archives, all to be unpacked into one folder. */
export function zipParts(wallets: number, walletsInPart = WALLETS_IN_PART): ZipPart[] {
  const count = Math.ceil(wallets / walletsInPart)
  return Array.from({ length: count }, (_, index) => ({
    from: index * walletsInPart,
    until: Math.min((index + 1) * walletsInPart, wallets),
    isLast: index === count - 1,
  }))
}
