import {
  type Address,
  type Decoder,
  getAddressDecoder,
  getU8Decoder,
  getU16Decoder,
  getU64Decoder,
} from '@solana/kit'
import {
  TOKEN_2022_PROGRAM,
  WRAPPED_NATIVE_TOKEN,
  WRAPPED_NATIVE_TOKEN_2022,
} from '../addresses.ts'
import type { StoredAccount } from '../rpc/readConnection.ts'

/** A mint's size without extensions. */
export const MINT_SIZE = 82

/** What distinguishes Token-2022 mints from token accounts. */
const KINDS = {
  mint: { type: 1, size: MINT_SIZE },
  tokenAccount: { type: 2, size: 165 },
} as const

/** A mint's extension types, numbered by Token-2022. */
export const MINT_EXTENSIONS = { metadata: 19, groupMember: 23 } as const

const NATIVE_MINTS: readonly string[] = [WRAPPED_NATIVE_TOKEN, WRAPPED_NATIVE_TOKEN_2022]

/** Pointer and metadata, pointer and group, pointer and membership: the program's list of the same name. */
const HARMLESS_EXTENSIONS: readonly number[] = [18, 19, 20, 21, 22, 23]

/** Offset of an account's type; extensions follow it. */
const TYPE_OFFSET = 165
/** A multisig's size, which no other account has. */
const MULTISIG_SIZE = 355
/** The supply's offset in a mint, after an optional authority. */
const SUPPLY_OFFSET = 4 + 32
/** The decimals' offset in a mint, after the supply. */
const DECIMALS_OFFSET = SUPPLY_OFFSET + 8
/** The holder's offset in a token account, after its mint. */
const HOLDER_OFFSET = 32
/** The amount's offset in a token account, after its holder. */
const AMOUNT_OFFSET = HOLDER_OFFSET + 32
/** The state's offset in a token account, after its amount and delegate. */
const STATE_OFFSET = AMOUNT_OFFSET + 8 + 4 + 32
/** A token account's state if it is not frozen, and if it is. */
const [IN_USE, FROZEN] = [1, 2]
/** Bytes for type and length before an extension's content. */
const EXTENSION_HEADER = 2 + 2

/** True if an account is of this kind, with or without extensions. */
export function isTokenKind({ owner, data }: StoredAccount, kind: keyof typeof KINDS): boolean {
  const { type, size } = KINDS[kind]
  if (owner.toBase58() !== TOKEN_2022_PROGRAM || data.length === MULTISIG_SIZE) return false
  return data.length === size || data[TYPE_OFFSET] === type
}

/** Reads how many tokens a mint has in circulation. */
export function readSupply(mint: Uint8Array): bigint {
  return getU64Decoder().read(mint, SUPPLY_OFFSET)[0]
}

/** Reads how many digits a mint's amounts have after the decimal point. */
export function readDecimals(mint: Uint8Array): number {
  return getU8Decoder().read(mint, DECIMALS_OFFSET)[0]
}

/** Reads which wallet owns a token account. */
export function readHolder(tokenAccount: Uint8Array): Address {
  return getAddressDecoder().read(tokenAccount, HOLDER_OFFSET)[0]
}

/** Reads a token account; undefined = the bytes are too few for one. */
export function readTokenHolding(data: Uint8Array) {
  if (data.length < KINDS.tokenAccount.size) return undefined
  return {
    mint: getAddressDecoder().read(data, 0)[0],
    holder: readHolder(data),
    amount: getU64Decoder().read(data, AMOUNT_OFFSET)[0],
    isFrozen: data[STATE_OFFSET] === FROZEN,
  }
}

/** Reads an extension; undefined = the account does not have it. */
export function readExtension<Content>(
  data: Uint8Array,
  type: number,
  decoder: Decoder<Content>,
): Content | undefined {
  for (const extension of extensionsIn(data)) {
    if (extension.type === type) return decoder.decode(extension.content)
  }
  return undefined
}

/**
 * True if no extension of a mint can change what a payment moves, and it is not the native coin's: the program takes
 * such mints as price tokens.
 */
export function isPlainMint({ address, data }: StoredAccount): boolean {
  if (NATIVE_MINTS.includes(address)) return false
  for (const { type } of extensionsIn(data)) {
    // Only room for more follows the last extension.
    if (type === 0) break
    if (!HARMLESS_EXTENSIONS.includes(type)) return false
  }
  return true
}

/**
 * True if an account holds this token for this owner, and neither its state nor an extension refuses payments: the
 * program's rule of the same meaning.
 */
export function canReceive(
  { owner: program, data }: StoredAccount,
  { mint, tokenProgram }: { readonly mint: string; readonly tokenProgram: string },
  owner: string,
): boolean {
  const { type, size } = KINDS.tokenAccount
  const hasFixedOwner = data.length === size + 1 + EXTENSION_HEADER && data[TYPE_OFFSET] === type
  if (program.toBase58() !== tokenProgram || !(data.length === size || hasFixedOwner)) return false
  const [held] = getAddressDecoder().read(data, 0)
  return held === mint && readHolder(data) === owner && data[STATE_OFFSET] === IN_USE
}

function* extensionsIn(data: Uint8Array): Generator<{ type: number; content: Uint8Array }> {
  const u16 = getU16Decoder()
  let at = TYPE_OFFSET + 1
  while (at + EXTENSION_HEADER <= data.length) {
    const [type, lengthAt] = u16.read(data, at)
    const [length, start] = u16.read(data, lengthAt)
    yield { type, content: data.slice(start, start + length) }
    at = start + length
  }
}
