import { evmAddress } from '@mintline/core/identifiers'
import { zeroAddress } from 'viem'
import type { RoyaltyShare } from '../../batch.ts'
import { WHOLE } from './contractReads.ts'

/** Parses a contract's answer about royalties. Ignores royalties above the whole price. */
export function royaltiesOf(answer: readonly [string, bigint] | undefined): RoyaltyShare[] {
  const [account = zeroAddress, amount = 0n] = answer ?? []
  if (account === zeroAddress || amount === 0n || amount > WHOLE) return []
  return [{ account: evmAddress(account), basisPoints: Number(amount) }]
}
