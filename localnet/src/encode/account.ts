import type { StoredAccount } from '../chain/account.ts'
import { encodeBase58 } from '../wire/base58.ts'
import { toBase64 } from '../wire/bytes.ts'
import { zstdFrame } from '../wire/zstd.ts'
import { parseAccountData } from './parsed/parseAccountData.ts'
import type { MintDecimals } from './parsed/parsedData.ts'

/** `binary` is the node's old default: bare base58 text. */
export const ACCOUNT_ENCODINGS = [
  'binary',
  'base58',
  'base64',
  'base64+zstd',
  'jsonParsed',
] as const
export type AccountEncoding = (typeof ACCOUNT_ENCODINGS)[number]

export interface DataSlice {
  offset: number
  length: number
}

export interface AccountFormat {
  encoding: AccountEncoding
  dataSlice: DataSlice | undefined
}

/** Maximum bytes in base58, which is slow to encode. */
export const LONGEST_BASE58 = 128

export function encodeAccount(
  account: StoredAccount,
  format: AccountFormat,
  mintDecimals: MintDecimals,
) {
  return {
    lamports: account.lamports,
    data: encodeData(account, format, mintDecimals),
    owner: account.owner,
    executable: account.executable,
    rentEpoch: account.rentEpoch,
    space: account.data.length,
  }
}

function encodeData(
  account: StoredAccount,
  { encoding, dataSlice }: AccountFormat,
  mintDecimals: MintDecimals,
) {
  const bytes = sliced(account.data, dataSlice)
  switch (encoding) {
    case 'binary':
      return base58(bytes)
    case 'base58':
      return [base58(bytes), encoding]
    case 'base64':
      return [toBase64(bytes), encoding]
    case 'base64+zstd':
      return [toBase64(zstdFrame(bytes)), encoding]
    case 'jsonParsed':
      return parseAccountData(account, mintDecimals) ?? [toBase64(bytes), 'base64']
  }
}

export function sliced(data: Uint8Array, slice: DataSlice | undefined): Uint8Array {
  return slice ? data.subarray(slice.offset, slice.offset + slice.length) : data
}

function base58(bytes: Uint8Array): string {
  return bytes.length > LONGEST_BASE58
    ? 'error: data too large for bs58 encoding'
    : encodeBase58(bytes)
}
