import { TOKEN_2022_PROGRAM } from '../addresses.ts'
import { byteLength } from '../byteLength.ts'
import type { MetadataField } from '../instructions/types.ts'
import { ROYALTY_KEY } from '../limits.ts'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import type { RentFormula } from '../transaction/rentExempt.ts'
import type { RoyaltiesInput } from './problems/royalties.ts'

const ADDRESS = 32
const DISCRIMINATOR = 8
const U64 = 8
/** Length prefix for a text or list. */
const LENGTH = 4
const FEE_SLOTS = 5
/** Layout version and spare bytes, in every record. */
const VERSION_AND_SPARE = 1 + 64
/** A mint extension's type and length. */
const EXTENSION_HEADER = 4
/** A mint padded to an account's size, the account type, and two pointers. */
const POINTERS_MINT_SIZE = 165 + 1 + 2 * (EXTENSION_HEADER + 2 * ADDRESS)

/** Size in bytes, without items. */
export const EMPTY_HASHLIST_SIZE =
  DISCRIMINATOR +
  ADDRESS + // deployment
  4 + // page
  1 + // bump
  VERSION_AND_SPARE +
  LENGTH

/** A hashlist entry's size in bytes: mint and number. */
export const HASHLIST_ENTRY_SIZE = ADDRESS + U64

/**
 * A reveal's size in bytes.
 *
 * @param baseUri Empty until the files are revealed.
 */
export function revealSize(baseUri: string): number {
  const fixed =
    DISCRIMINATOR +
    ADDRESS + // deployment
    32 + // commitment
    U64 + // file_count
    32 + // seed
    1 + // bump
    VERSION_AND_SPARE
  return fixed + textSize(baseUri)
}

/** A minter counter's size in bytes. */
export const MINTER_STATS_SIZE = DISCRIMINATOR + ADDRESS + U64 + 1 + VERSION_AND_SPARE

/** A price token record's size in bytes. */
export const PRICE_TOKEN_SIZE =
  DISCRIMINATOR +
  3 * ADDRESS + // deployment, mint, vault
  1 + // bump
  VERSION_AND_SPARE +
  U64 + // owed to the treasury
  FEE_SLOTS * (ADDRESS + 1) +
  FEE_SLOTS * U64 // owed to fee recipients

/** A token account's size in bytes, without extensions. */
export const TOKEN_ACCOUNT_SIZE = 165

/** Size in bytes of an associated token account: Token-2022 notes in it that its owner is fixed. */
export function tokenAccountSize(tokenProgram: string): number {
  return tokenProgram === TOKEN_2022_PROGRAM
    ? TOKEN_ACCOUNT_SIZE + 1 + EXTENSION_HEADER
    : TOKEN_ACCOUNT_SIZE
}

/** A deployment record's size in bytes. */
export function deploymentSize(texts: {
  symbol: string
  itemBaseName: string
  itemBaseUri: string
}): number {
  const fixed =
    DISCRIMINATOR +
    4 * ADDRESS + // creator, cosigner_program_id, group_mint, group
    2 * U64 + // max_number_of_tokens, number_of_tokens_issued
    1 + // bump
    VERSION_AND_SPARE +
    2 // item_name_is_template, item_uri_is_template
  return fixed + textSize(texts.symbol) + textSize(texts.itemBaseName) + textSize(texts.itemBaseUri)
}

/** Size in bytes of controls with these phases. */
export function controlsSize(phases: readonly { merkleRoot?: Uint8Array | undefined }[]): number {
  const fixed =
    DISCRIMINATOR +
    6 * ADDRESS + // deployment, creator, treasury, cosigner_program_id, both fee admins
    2 * U64 + // max_mints_per_wallet, platform_fee_value
    1 + // is_fee_flat
    FEE_SLOTS * (ADDRESS + 1) +
    1 + // bump
    VERSION_AND_SPARE +
    5 + // locks
    2 + // platform_fee_cap: basis points
    U64 + // platform_fee_cap: flat
    (1 + FEE_SLOTS) * U64 + // owed
    LENGTH
  return phases.reduce((sum, phase) => sum + phaseSize(phase), fixed)
}

/** One phase's size in the controls, in bytes. */
export function phaseSize({ merkleRoot }: { merkleRoot?: Uint8Array | undefined }): number {
  const withoutRoot =
    4 * U64 + // price_amount, max_mints_per_wallet, max_mints_total, current_mints
    ADDRESS + // price_token
    2 * U64 + // start_time, end_time
    3 // active, phase_type, merkle_root's tag
  return merkleRoot ? withoutRoot + 32 : withoutRoot
}

/** A group mint's size in bytes: two pointers, group and metadata, all stored in the mint itself. */
export function groupMintSize(metadata: {
  symbol: string
  name: string
  uri: string
  royalties: RoyaltiesInput
  extraFields: readonly MetadataField[]
}): number {
  const fixed =
    POINTERS_MINT_SIZE +
    (EXTENSION_HEADER + 2 * ADDRESS + 2 * U64) + // group
    (EXTENSION_HEADER + 2 * ADDRESS + LENGTH) // metadata: authority, mint, field count
  const texts = [metadata.name, metadata.symbol, metadata.uri]
  return (
    texts.reduce((sum, text) => sum + textSize(text), fixed) +
    fieldsSize([...royaltyFields(metadata.royalties), ...metadata.extraFields])
  )
}

/**
 * An item mint's size in bytes: two pointers, member and metadata, all stored in the mint itself.
 *
 * @param textBytes Name, symbol and uri together, in bytes.
 */
export function itemMintSize(textBytes: number): number {
  const member = EXTENSION_HEADER + 2 * ADDRESS + U64
  const metadata = EXTENSION_HEADER + 2 * ADDRESS + 4 * LENGTH
  return POINTERS_MINT_SIZE + member + metadata + textBytes
}

/** Converts royalties to metadata fields on the group mint. */
export function royaltyFields({ royaltyBasisPoints, creators }: RoyaltiesInput): MetadataField[] {
  return [
    { field: ROYALTY_KEY, value: String(royaltyBasisPoints) },
    ...creators.map(({ address, share }) => ({ field: address, value: String(share) })),
  ]
}

function fieldsSize(fields: readonly MetadataField[]): number {
  return fields.reduce((sum, { field, value }) => sum + textSize(field) + textSize(value), 0)
}

function textSize(text: string): number {
  return LENGTH + byteLength(text)
}

/** Size in bytes of an item's token account. */
export const ITEM_ACCOUNT_SIZE = tokenAccountSize(TOKEN_2022_PROGRAM)
/** An item mint's size in bytes, without texts: padding, type, two pointers, member, metadata. */
export const ITEM_MINT_SIZE =
  165 + 1 + 2 * (4 + 64) + (4 + 32 + 32 + 8) + (4 + 32 + 32 + 4 + 4 + 4 + 4)

/** Returns the rent in lamports that a wallet locks with its first item in a collection's phase. */
export function firstMintRent(collection: CollectionInfo, rentOf: RentFormula): bigint {
  const mint = ITEM_MINT_SIZE + textsSize(collection, collection.numberOfTokensIssued + 1n)
  const sizes = [mint, ITEM_ACCOUNT_SIZE, MINTER_STATS_SIZE, MINTER_STATS_SIZE]
  const entry = rentOf(HASHLIST_ENTRY_SIZE) - rentOf(0)
  return sizes.reduce((sum, size) => sum + rentOf(size), entry)
}

/** Bytes in an item's name, symbol and metadata URI. */
export function textsSize(collection: CollectionInfo, number: bigint): number {
  const { symbol, itemBaseName, itemBaseUri, itemNameIsTemplate, itemUriIsTemplate } = collection
  const name = itemNameIsTemplate ? itemBaseName.replaceAll('{}', `${number}`) : itemBaseName
  const uri = itemUriIsTemplate ? itemBaseUri.replaceAll('{}', `${number}`) : itemBaseUri
  return new TextEncoder().encode(`${name}${symbol}${uri}`).length
}
