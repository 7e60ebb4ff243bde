import { MintlineError } from '@mintline/core'
import type { ShareInput } from '@mintline/solana'

const SHARE = /^([^:]+):(\d{1,3})$/

/**
 * Reads shares: each `<address>:<percent>`.
 *
 * @throws USAGE_INVALID
 */
export function readShares(option: string, values: readonly string[]): ShareInput[] {
  return values.map((value) => {
    const [, address, share] = SHARE.exec(value) ?? []
    if (address === undefined || share === undefined) {
      throw usageError(`${option} takes <address>:<percent>, not ${value}`)
    }
    return { address, share: Number(share) }
  })
}

/** Gathers the values of an option that may be given several times. */
export function collected(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value]
}

/**
 * A whole number of an option.
 *
 * @throws USAGE_INVALID
 */
export function readWhole(option: string, value: string): bigint {
  if (!/^\d{1,20}$/.test(value)) throw usageError(`${option} takes a whole number, not ${value}`)
  return BigInt(value)
}

/** The error for an option that is given something else. */
export function usageError(reason: string): MintlineError<'USAGE_INVALID'> {
  return new MintlineError('USAGE_INVALID', { reason })
}
