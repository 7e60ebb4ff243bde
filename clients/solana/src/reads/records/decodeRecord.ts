import type { MintlineError } from '@mintline/core'
import type { SolanaAddress } from '@mintline/core/identifiers'
import { type Address, containsBytes, type Decoder } from '@solana/kit'
import { SYSTEM_PROGRAM } from '../../addresses.ts'
import { SolanaReadError } from '../../errors/solanaReadError.ts'
import type { StoredAccount } from '../../rpc/storedAccount.ts'

/** Marks of a kind of record. */
export interface RecordKind<Decoded> {
  /** Name of the record in the program: `EditionsDeployment`. */
  readonly name: string
  /** Base58 address of the program. */
  readonly program: string
  /** First bytes of its data. */
  readonly discriminator: Uint8Array
  readonly decoder: Decoder<Decoded>
}

/**
 * Decodes a record.
 *
 * @throws NOT_EDITIONS_ACCOUNT for an account of another program, of another kind, or with truncated data.
 */
export function decodeRecord<Decoded>(account: StoredAccount, kind: RecordKind<Decoded>): Decoded {
  const { address, owner, data } = account
  const isKind = owner.toBase58() === kind.program && containsBytes(data, kind.discriminator, 0)
  if (!isKind) throw notEditionsAccount(address, kind.name)
  try {
    return kind.decoder.decode(data)
  } catch (cause) {
    throw notEditionsAccount(address, kind.name, cause)
  }
}

/** The error for an account of an unexpected kind. */
export function notEditionsAccount(
  address: string,
  expected: string,
  cause?: unknown,
): MintlineError<'NOT_EDITIONS_ACCOUNT'> {
  return new SolanaReadError('NOT_EDITIONS_ACCOUNT', { address, expected }, { cause })
}

/** Converts an address from a decoder of kit, which is valid base58 by construction. */
export function readAddress(address: Address): SolanaAddress {
  return address as string as SolanaAddress
}

/** Converts an optional address; the default address means none. */
export function readOptionalAddress(address: Address): SolanaAddress | undefined {
  return address === SYSTEM_PROGRAM ? undefined : readAddress(address)
}
