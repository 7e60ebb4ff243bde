import type { StoredAccount } from '../chain/account.ts'
import { type AccountFormat, encodeAccount, LONGEST_BASE58, sliced } from '../encode/account.ts'
import type { MintDecimals } from '../encode/parsed/parsedData.ts'
import { INVALID_REQUEST, RpcError } from '../rpc/rpcError.ts'

/** Encodes an account; data too long for base58 is the request's error. */
export function answerAccount(
  account: StoredAccount,
  format: AccountFormat,
  mintDecimals: MintDecimals,
) {
  const { encoding, dataSlice } = format
  const inBase58 = encoding === 'base58' || encoding === 'binary'
  if (inBase58 && sliced(account.data, dataSlice).length > LONGEST_BASE58) {
    throw new RpcError(
      INVALID_REQUEST,
      'Encoded binary (base 58) data should be less than 128 bytes, please use Base64 encoding.',
    )
  }
  return encodeAccount(account, format, mintDecimals)
}
