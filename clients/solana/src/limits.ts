import type { SolanaAddress } from '@mintline/core/identifiers'
import { SYSTEM_PROGRAM, WRAPPED_NATIVE_TOKEN } from './addresses.ts'

// Units shared by all chains come from core; the programs name them too.
export { BASIS_POINTS, TOTAL_SHARES } from '@mintline/core/mint'

/** The programs' sizes and constants, by their names there. Lengths are UTF-8 bytes. */
export const MAX_SYMBOL_LENGTH = 32
export const MAX_NAME_LENGTH = 64
export const MAX_URI_LENGTH = 200
export const MAX_EXTRA_FIELDS = 10
export const MAX_FIELD_KEY_LENGTH = 32
export const MAX_FIELD_VALUE_LENGTH = 200
export const MAX_CREATORS = 5
export const MAX_FEE_RECIPIENTS = 5
export const MAX_PHASES = 20
/** Entries in one hashlist page. */
export const HASHLIST_PAGE_SIZE = 64
/** Layout version in every record. */
export const RECORD_VERSION = 1
/** Metadata key in the group mint for the royalties, in basis points. */
export const ROYALTY_KEY = 'royalty_basis_points'
/** Extra field for the collection's lookup table, a convention among the clients. */
export const LOOKUP_TABLE_KEY = 'lookup_table'
/** Prefix for extra fields with hosted lists' addresses, a convention among the clients. */
const LIST_KEY_START = 'list_'
/** Bytes from a root in such a field's key: enough to tell a collection's lists apart. */
const LIST_KEY_BYTES = 8
/** Highest price and claim count in a merkle list entry: the leaf has 64 bits for each. */
export const MAX_MERKLE_VALUE = 0xffff_ffff_ffff_ffffn
/** The default address, which belongs to nobody; programs treat it as an empty role. */
export const NOBODY = SYSTEM_PROGRAM
/** The wrapped native token's mint: whatever names it as its price token is priced in lamports, and paid in them. */
export const PRICE_TOKEN = WRAPPED_NATIVE_TOKEN as SolanaAddress

/** Returns the extra field's key for the address of the list with a root: `list_0f1e…`. */
export function listKeyOf(root: Uint8Array): string {
  const digits = Array.from(root.subarray(0, LIST_KEY_BYTES), (byte) =>
    byte.toString(16).padStart(2, '0'),
  )
  return `${LIST_KEY_START}${digits.join('')}`
}

/** Returns true for the key of an extra field with a hosted list's address. */
export function isListKey(key: string): boolean {
  return key.startsWith(LIST_KEY_START)
}

/** Returns true for the key of an extra field that clients keep for themselves, apart from a drop's terms. */
export function isClientKey(key: string): boolean {
  return key === LOOKUP_TABLE_KEY || isListKey(key)
}

/** Returns the mint of the token that a phase or a mint is priced in; undefined = lamports. */
export function priceTokenOf<Mint extends string>({
  priceToken,
}: {
  readonly priceToken?: Mint | undefined
}): Mint | undefined {
  return priceToken === WRAPPED_NATIVE_TOKEN ? undefined : priceToken
}

/** Lists the mints of the tokens that phases are priced in, each once. */
export function tokensIn<Mint extends string>(
  phases: readonly { readonly priceToken?: Mint | undefined }[],
): readonly Mint[] {
  return [...new Set(phases.flatMap((phase) => priceTokenOf(phase) ?? []))]
}
