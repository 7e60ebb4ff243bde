import type { StoredAccount } from '../../chain/account.ts'
import {
  isTokenProgram,
  LOOKUP_TABLE_PROGRAM,
  SYSTEM_PROGRAM,
  UPGRADEABLE_LOADER,
} from '../../chain/knownAddresses.ts'
import { parseLookupTable } from './lookupTable.ts'
import { parseNonce } from './nonce.ts'
import type { MintDecimals, ParsedData } from './parsedData.ts'
import { parseTokenData } from './tokenData.ts'
import { parseUpgradeable } from './upgradeable.ts'

/** The jsonParsed form; undefined for data that nodes do not parse either. */
export function parseAccountData(
  { owner, data }: StoredAccount,
  mintDecimals: MintDecimals,
): ParsedData | undefined {
  if (isTokenProgram(owner)) return parseTokenData(owner, data, mintDecimals)
  try {
    if (owner === LOOKUP_TABLE_PROGRAM) return parseLookupTable(data)
    if (owner === UPGRADEABLE_LOADER) return parseUpgradeable(data)
    if (owner === SYSTEM_PROGRAM) return parseNonce(data)
  } catch (error) {
    // Too short for its owner's layout: shown as bytes.
    if (!(error instanceof RangeError)) throw error
  }
  return undefined
}
