import type { SolanaAddress } from '@mintline/core/identifiers'
import {
  addDecoderSizePrefix,
  getAddressDecoder,
  getArrayDecoder,
  getStructDecoder,
  getTupleDecoder,
  getU8Decoder,
  getU32Decoder,
  getU64Decoder,
  getUtf8Decoder,
} from '@solana/kit'
import type { StoredAccount } from '../rpc/readConnection.ts'
import { notEditionsAccount, readAddress, readOptionalAddress } from './records/decodeRecord.ts'
import { isTokenKind, MINT_EXTENSIONS, readExtension, readSupply } from './tokenAccounts.ts'

/** A Token-2022 mint's content: a collection's group mint or an item's mint. */
export interface TokenMint {
  readonly mint: SolanaAddress
  /** Items in circulation: 1, or 0 if the item was burned; 0 for a group. */
  readonly supply: bigint
  /** Undefined = none. */
  readonly updateAuthority: SolanaAddress | undefined
  readonly name: string
  readonly symbol: string
  readonly uri: string
  readonly additionalMetadata: readonly (readonly [key: string, value: string])[]
  /** Membership in a collection; undefined for a mint that is not an item's. */
  readonly member: { readonly group: SolanaAddress; readonly number: bigint } | undefined
}

const text = addDecoderSizePrefix(getUtf8Decoder(), getU32Decoder())

/** Metadata that a Token-2022 mint holds itself. */
export const TOKEN_METADATA = getStructDecoder([
  ['updateAuthority', getAddressDecoder()],
  ['mint', getAddressDecoder()],
  ['name', text],
  ['symbol', text],
  ['uri', text],
  ['additionalMetadata', getArrayDecoder(getTupleDecoder([text, text]))],
])

/** First fields in the metadata program's record, for mints that hold no metadata themselves. */
export const METADATA_RECORD = getStructDecoder([
  ['kind', getU8Decoder()],
  ['updateAuthority', getAddressDecoder()],
  ['mint', getAddressDecoder()],
  ['name', text],
  ['symbol', text],
  ['uri', text],
])

const MEMBER = getStructDecoder([
  ['mint', getAddressDecoder()],
  ['group', getAddressDecoder()],
  ['number', getU64Decoder()],
])

/**
 * Decodes a mint.
 *
 * @param account Undefined = no account at the address.
 * @throws NOT_EDITIONS_ACCOUNT unless it is a Token-2022 mint that stores its own metadata.
 */
export function decodeTokenMint(address: string, account: StoredAccount | undefined): TokenMint {
  if (!account || !isTokenKind(account, 'mint')) throw notTokenMint(address)
  const { metadata, member } = extensionsOf(account)
  if (!metadata || readAddress(metadata.mint) !== account.address) throw notTokenMint(address)
  return {
    mint: account.address,
    supply: readSupply(account.data),
    updateAuthority: readOptionalAddress(metadata.updateAuthority),
    name: metadata.name,
    symbol: metadata.symbol,
    uri: metadata.uri,
    additionalMetadata: metadata.additionalMetadata,
    member: member && { group: readAddress(member.group), number: member.number },
  }
}

function extensionsOf({ address, data }: StoredAccount) {
  try {
    return {
      metadata: readExtension(data, MINT_EXTENSIONS.metadata, TOKEN_METADATA),
      member: readExtension(data, MINT_EXTENSIONS.groupMember, MEMBER),
    }
  } catch (cause) {
    throw notTokenMint(address, cause)
  }
}

function notTokenMint(address: string, cause?: unknown) {
  return notEditionsAccount(address, 'mint of a collection or an item', cause)
}
