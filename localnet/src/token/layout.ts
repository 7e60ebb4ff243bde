import { isTokenProgram, TOKEN_2022_PROGRAM } from '../chain/knownAddresses.ts'
import { encodeBase58 } from '../wire/base58.ts'
import { ByteReader } from '../wire/byteReader.ts'

export const TOKEN_ACCOUNT_SIZE = 165
export const MINT_SIZE = 82
export const MULTISIG_SIZE = 355
/** Offset of the account type in extended accounts, after the longer layout. */
const ACCOUNT_TYPE_OFFSET = 165
const ACCOUNT_TYPE_MINT = 1
const ACCOUNT_TYPE_ACCOUNT = 2

export const TOKEN_STATES = ['uninitialized', 'initialized', 'frozen'] as const
export type TokenState = (typeof TOKEN_STATES)[number]

export interface TokenAccount {
  mint: string
  owner: string
  amount: bigint
  delegate: string | undefined
  state: TokenState
  /** Lamports reserved for rent if the token is wrapped SOL. */
  nativeReserve: bigint | undefined
  delegatedAmount: bigint
  closeAuthority: string | undefined
}

export interface Mint {
  mintAuthority: string | undefined
  supply: bigint
  decimals: number
  isInitialized: boolean
  freezeAuthority: string | undefined
}

/** Undefined unless it is an initialized token account that a token program owns. */
export function readTokenAccount(program: string, data: Uint8Array): TokenAccount | undefined {
  if (!isTokenProgram(program) || !hasTokenAccountSize(program, data)) return undefined
  const reader = new ByteReader(data)
  const account = {
    mint: key(reader),
    owner: key(reader),
    amount: reader.u64(),
    delegate: optionalKey(reader),
    state: TOKEN_STATES[reader.u8()] ?? 'uninitialized',
    nativeReserve: optionalU64(reader),
    delegatedAmount: reader.u64(),
    closeAuthority: optionalKey(reader),
  }
  return account.state === 'uninitialized' ? undefined : account
}

/** Undefined unless it is an initialized mint that a token program owns. */
export function readMint(program: string, data: Uint8Array): Mint | undefined {
  if (!isTokenProgram(program) || !hasMintSize(program, data)) return undefined
  const reader = new ByteReader(data)
  const mint = {
    mintAuthority: optionalKey(reader),
    supply: reader.u64(),
    decimals: reader.u8(),
    isInitialized: reader.u8() === 1,
    freezeAuthority: optionalKey(reader),
  }
  return mint.isInitialized ? mint : undefined
}

/** Returns the extensions' bytes, after the base layout and the account type. */
export function extensionBytes(data: Uint8Array): Uint8Array {
  return data.subarray(ACCOUNT_TYPE_OFFSET + 1)
}

function hasTokenAccountSize(program: string, data: Uint8Array): boolean {
  if (data.length === TOKEN_ACCOUNT_SIZE) return true
  return hasType(program, data, ACCOUNT_TYPE_ACCOUNT)
}

function hasMintSize(program: string, data: Uint8Array): boolean {
  return data.length === MINT_SIZE || hasType(program, data, ACCOUNT_TYPE_MINT)
}

function hasType(program: string, data: Uint8Array, type: number): boolean {
  return (
    program === TOKEN_2022_PROGRAM &&
    data.length > ACCOUNT_TYPE_OFFSET &&
    data.length !== MULTISIG_SIZE &&
    data[ACCOUNT_TYPE_OFFSET] === type
  )
}

function key(reader: ByteReader): string {
  return encodeBase58(reader.take(32))
}

function optionalKey(reader: ByteReader): string | undefined {
  const present = reader.u32() === 1
  const bytes = reader.take(32)
  return present ? encodeBase58(bytes) : undefined
}

function optionalU64(reader: ByteReader): bigint | undefined {
  const present = reader.u32() === 1
  const value = reader.u64()
  return present ? value : undefined
}
