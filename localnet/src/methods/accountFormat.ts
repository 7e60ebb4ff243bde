import { ACCOUNT_ENCODINGS, type AccountEncoding, type AccountFormat } from '../encode/account.ts'
import type { ConfigReader } from '../rpc/configReader.ts'

export function readAccountFormat(
  config: ConfigReader,
  fallback: AccountEncoding = 'binary',
): AccountFormat {
  const slice = config.config('dataSlice')
  return {
    encoding: config.oneOf('encoding', ACCOUNT_ENCODINGS) ?? fallback,
    dataSlice: slice && {
      offset: slice.requiredInteger('offset'),
      length: slice.requiredInteger('length'),
    },
  }
}
