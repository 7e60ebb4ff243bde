/** A mint with its own id. */
export interface Identified {
  id: string
}

/** Adds a mint, or updates it to its next transaction. */
export function withMint<Mint extends Identified>(mints: readonly Mint[], mint: Mint): Mint[] {
  const isThere = mints.some(({ id }) => id === mint.id)
  return isThere ? mints.map((other) => (other.id === mint.id ? mint : other)) : [...mints, mint]
}

/** Removes a mint. */
export function withoutMint<Mint extends Identified>(mints: readonly Mint[], id: string): Mint[] {
  return mints.filter((mint) => mint.id !== id)
}
