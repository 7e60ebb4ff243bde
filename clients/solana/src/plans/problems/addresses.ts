import { CoreError } from '@mintline/core'
import { isSolanaAddress } from '@mintline/core/identifiers'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import { NOBODY } from '../../limits.ts'
import type { Problems } from './problems.ts'

/** Checks an address. Returns whether it is valid, so that further checks can follow. */
export function checkAddress(problems: Problems, path: string, value: string): boolean {
  if (isSolanaAddress(value)) return true
  problems.add(path, new CoreError('INVALID_ADDRESS', { value, blockchain: 'SOLANA' }))
  return false
}

/** Checks an address that must not be the default one. */
export function checkSomebody(problems: Problems, path: string, value: string): boolean {
  if (!checkAddress(problems, path, value)) return false
  if (value !== NOBODY) return true
  problems.add(path, new SolanaClientError('ADDRESS_IS_NOBODY', { address: value }))
  return false
}
