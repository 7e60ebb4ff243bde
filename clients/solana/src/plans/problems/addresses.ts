import { CoreError } from '@mintline/core'
import { isSolanaAddress } from '@mintline/core/identifiers'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import { NOBODY } from '../../limits.ts'
import type { Problems } from './problems.ts'

/** Any address. Answers whether it is one, so that checks that need one can follow. */
export function checkAddress(problems: Problems, path: string, value: string): boolean {
  if (isSolanaAddress(value)) return true
  problems.add(path, new CoreError('INVALID_ADDRESS', { value, blockchain: 'SOLANA' }))
  return false
}

/** An address that is somebody's. */
export function checkSomebody(problems: Problems, path: string, value: string): boolean {
  if (!checkAddress(problems, path, value)) return false
  if (value !== NOBODY) return true
  problems.add(path, new SolanaClientError('ADDRESS_IS_NOBODY', { address: value }))
  return false
}
