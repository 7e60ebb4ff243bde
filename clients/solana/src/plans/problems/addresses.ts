import { AddressError, isMintlineError } from '@mintline/core/errors'
import { solanaWallet } from '@mintline/core/identifiers'
import { INCINERATOR } from '../../addresses.ts'
import { NOBODY } from '../../limits.ts'
import type { Problems } from './problems.ts'

/** Checks an address and returns whether it is valid, so that further checks can follow. */
export function checkAddress(problems: Problems, path: string, value: string): boolean {
  try {
    solanaWallet(value)
    return true
  } catch (error) {
    if (!isMintlineError(error)) throw error
    problems.add(path, error)
    return false
  }
}

/** Checks an address that must be somebody's: neither the default one nor the incinerator. */
export function checkSomebody(problems: Problems, path: string, value: string): boolean {
  if (!checkAddress(problems, path, value)) return false
  if (value !== NOBODY && value !== INCINERATOR) return true
  problems.add(path, new AddressError('ADDRESS_IS_NOBODY', { address: value }))
  return false
}
