import { TOTAL_SHARES } from '@mintline/core/mint'
import { PublicKey } from '@solana/web3.js'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import type { AddressWithShare, ShareInput } from '../../instructions/types.ts'
import { checkSomebody } from './addresses.ts'
import type { Problems } from './problems.ts'

/** Checks each share, and that no address has two. Returns the sum. */
export function checkShares(
  problems: Problems,
  path: string,
  shares: readonly ShareInput[],
): number {
  const named = new Set<string>()
  for (const [index, { address, share }] of shares.entries()) {
    const at = `${path}.${index}`
    if (!Number.isInteger(share) || share < 1 || share > TOTAL_SHARES) {
      problems.add(`${at}.share`, new SolanaClientError('SHARE_INVALID', { share }))
    }
    if (checkSomebody(problems, `${at}.address`, address) && named.has(address)) {
      problems.add(`${at}.address`, new SolanaClientError('ADDRESS_REPEATED', { address }))
    }
    named.add(address)
  }
  return shares.reduce((sum, { share }) => sum + share, 0)
}

/** True if the same addresses have the same shares in the same order. */
export function sameShares(a: readonly ShareInput[], b: readonly ShareInput[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ address, share }, index) => {
      const other = b[index]
      return other?.address === address && other.share === share
    })
  )
}

/** Converts shares for the instruction builders. */
export function withKeys(shares: readonly ShareInput[]): AddressWithShare[] {
  return shares.map(({ address, share }) => ({ address: new PublicKey(address), share }))
}
