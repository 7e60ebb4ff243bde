import type { StoredAccount } from '../chain/account.ts'
import { ConfigReader, isObject } from '../rpc/configReader.ts'
import { invalidParams } from '../rpc/rpcError.ts'
import { expected } from '../rpc/unexpected.ts'
import { readTokenAccount } from '../token/layout.ts'
import { decodeBase58 } from '../wire/base58.ts'
import { decodeBase64, sameBytes } from '../wire/bytes.ts'

export type AccountFilter = (account: StoredAccount) => boolean

const MOST_FILTERS = 4
const LONGEST_COMPARISON = 128

/** Filters for getProgramAccounts and programSubscribe, combined with AND. */
export function readFilters(config: ConfigReader): AccountFilter {
  const filters = config.list('filters') ?? []
  if (filters.length > MOST_FILTERS) {
    throw invalidParams(`Too many filters provided; max ${MOST_FILTERS}`)
  }
  const all = filters.map(readFilter)
  return (account) => all.every((filter) => filter(account))
}

function readFilter(value: unknown): AccountFilter {
  if (value === 'tokenAccountState') {
    return ({ owner, data }) => readTokenAccount(owner, data) !== undefined
  }
  if (!isObject(value)) throw expected(value, 'an account filter')
  const filter = new ConfigReader(value)
  const memcmp = filter.config('memcmp')
  if (memcmp) return readMemcmp(memcmp)
  const size = filter.requiredInteger('dataSize')
  return ({ data }) => data.length === size
}

function readMemcmp(memcmp: ConfigReader): AccountFilter {
  const offset = memcmp.requiredInteger('offset')
  const wanted = readBytes(memcmp)
  return ({ data }) => sameBytes(data.subarray(offset, offset + wanted.length), wanted)
}

function readBytes(memcmp: ConfigReader): Uint8Array {
  const raw = memcmp.raw('bytes')
  const bytes = Array.isArray(raw)
    ? Uint8Array.from(raw)
    : memcmp.oneOf('encoding', ['base58', 'base64', 'bytes']) === 'base64'
      ? decodeBase64(memcmp.requiredString('bytes'))
      : decodeBase58(memcmp.requiredString('bytes'))
  if (bytes === undefined) throw invalidParams('Invalid param: memcmp bytes cannot be decoded')
  if (bytes.length > LONGEST_COMPARISON) {
    throw invalidParams(`Invalid param: memcmp bytes exceed ${LONGEST_COMPARISON}`)
  }
  return bytes
}
