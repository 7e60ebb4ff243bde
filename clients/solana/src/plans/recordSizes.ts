import { byteLength } from '../byteLength.ts'
import type { MetadataField } from '../instructions/types.ts'
import { ROYALTY_KEY } from '../limits.ts'
import type { RoyaltiesInput } from './problems/royalties.ts'

const ADDRESS = 32
const DISCRIMINATOR = 8
const U64 = 8
/** Length prefix of a text or list. */
const LENGTH = 4
const FEE_SLOTS = 5
/** Type and length of an extension of a mint. */
const EXTENSION_HEADER = 4
/** A mint padded to the size of an account, the account type, and two pointers. */
const POINTERS_MINT_SIZE = 165 + 1 + 2 * (EXTENSION_HEADER + 2 * ADDRESS)

/** Bytes of a hashlist page without items. */
export const EMPTY_HASHLIST_SIZE =
  DISCRIMINATOR +
  ADDRESS + // deployment
  4 + // page
  1 + // bump
  LENGTH

/** Bytes of a deployment's record. */
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
    2 // item_name_is_template, item_uri_is_template
  return fixed + textSize(texts.symbol) + textSize(texts.itemBaseName) + textSize(texts.itemBaseUri)
}

/** Bytes of controls with these phases. */
export function controlsSize(phases: readonly { merkleRoot?: Uint8Array | undefined }[]): number {
  const fixed =
    DISCRIMINATOR +
    6 * ADDRESS + // deployment, creator, treasury, cosigner_program_id, both fee admins
    2 * U64 + // max_mints_per_wallet, platform_fee_value
    1 + // is_fee_flat
    FEE_SLOTS * (ADDRESS + 1) +
    1 + // bump
    LENGTH
  return phases.reduce((sum, phase) => sum + phaseSize(phase), fixed)
}

/** Bytes of one phase in the controls. */
export function phaseSize({ merkleRoot }: { merkleRoot?: Uint8Array | undefined }): number {
  const withoutRoot =
    4 * U64 + // price_amount, max_mints_per_wallet, max_mints_total, current_mints
    ADDRESS + // price_token
    2 * U64 + // start_time, end_time
    3 // active, phase_type, tag of merkle_root
  return merkleRoot ? withoutRoot + 32 : withoutRoot
}

/** Bytes of a group mint: two pointers, group and metadata, all stored in the mint itself. */
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
    (EXTENSION_HEADER + 2 * ADDRESS + LENGTH) // metadata: authority, mint, number of fields
  const texts = [metadata.name, metadata.symbol, metadata.uri]
  return (
    texts.reduce((sum, text) => sum + textSize(text), fixed) +
    fieldsSize([...royaltyFields(metadata.royalties), ...metadata.extraFields])
  )
}

/**
 * Bytes of an item mint: two pointers, member and metadata, all stored in the mint itself.
 *
 * @param textBytes Bytes of name, symbol and uri together.
 */
export function itemMintSize(textBytes: number): number {
  const member = EXTENSION_HEADER + 2 * ADDRESS + U64
  const metadata = EXTENSION_HEADER + 2 * ADDRESS + 4 * LENGTH
  return POINTERS_MINT_SIZE + member + metadata + textBytes
}

/** Royalties as metadata fields of the group mint. */
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
