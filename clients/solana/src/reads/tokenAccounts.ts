import {
  type Address,
  type Decoder,
  getAddressDecoder,
  getU16Decoder,
  getU64Decoder,
} from '@solana/kit'
import { TOKEN_2022_PROGRAM } from '../addresses.ts'
import type { StoredAccount } from '../rpc/storedAccount.ts'

/** What mints and token accounts of Token-2022 are told apart by. */
const KINDS = {
  mint: { type: 1, size: 82 },
  tokenAccount: { type: 2, size: 165 },
} as const

/** Extensions of a mint, by the numbers that Token-2022 gives them. */
export const MINT_EXTENSIONS = { metadata: 19, groupMember: 23 } as const

/** Where the type of an account is, if it has extensions; those come next. */
const TYPE_OFFSET = 165
/** Size of an account of several signers, which no other account has. */
const MULTISIG_SIZE = 355
/** Where a mint has its supply: after an optional authority. */
const SUPPLY_OFFSET = 4 + 32
/** Where a token account names who it belongs to: after its mint. */
const HOLDER_OFFSET = 32
/** Type and length before the content of an extension. */
const EXTENSION_HEADER = 2 + 2

/** Whether an account is one of this kind, with extensions or without. */
export function isTokenKind({ owner, data }: StoredAccount, kind: keyof typeof KINDS): boolean {
  const { type, size } = KINDS[kind]
  if (owner.toBase58() !== TOKEN_2022_PROGRAM || data.length === MULTISIG_SIZE) return false
  return data.length === size || data[TYPE_OFFSET] === type
}

/** Tokens of a mint in circulation. */
export function readSupply(mint: Uint8Array): bigint {
  return getU64Decoder().read(mint, SUPPLY_OFFSET)[0]
}

/** The wallet that a token account belongs to. */
export function readHolder(tokenAccount: Uint8Array): Address {
  return getAddressDecoder().read(tokenAccount, HOLDER_OFFSET)[0]
}

/** The content of an extension; undefined = the account has none of this type. */
export function readExtension<Content>(
  data: Uint8Array,
  type: number,
  decoder: Decoder<Content>,
): Content | undefined {
  const u16 = getU16Decoder()
  let at = TYPE_OFFSET + 1
  while (at + EXTENSION_HEADER <= data.length) {
    const [found, lengthAt] = u16.read(data, at)
    const [length, start] = u16.read(data, lengthAt)
    if (found === type) return decoder.decode(data.slice(start, start + length))
    at = start + length
  }
  return undefined
}
