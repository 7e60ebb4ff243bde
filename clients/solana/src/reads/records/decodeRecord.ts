import type { MintlineError } from '@mintline/core/errors'
import type { SolanaAddress } from '@mintline/core/identifiers'
import { type Address, containsBytes, type Decoder } from '@solana/kit'
import { SYSTEM_PROGRAM } from '../../addresses.ts'
import { SolanaReadError } from '../../errors/solanaReadError.ts'
import type { StoredAccount } from '../../rpc/readConnection.ts'

/** How to recognise and decode one kind of record. */
export interface RecordKind<Decoded> {
  /** The record's name in the program: `EditionsDeployment`. */
  readonly name: string
  /** The program's base58 address. */
  readonly program: string
  /** Its data starts with these bytes. */
  readonly discriminator: Uint8Array
  readonly decoder: Decoder<Decoded>
}

/**
 * Decodes a record.
 *
 * @throws NOT_EDITIONS_ACCOUNT if the account belongs to another program, is another kind, or has truncated data.
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

/** Creates the error for an unexpected account. */
export function notEditionsAccount(
  address: string,
  expected: string,
  cause?: unknown,
): MintlineError<'NOT_EDITIONS_ACCOUNT'> {
  return new SolanaReadError('NOT_EDITIONS_ACCOUNT', { address, expected }, { cause })
}

/** Converts an address from kit's decoders, which is valid base58 by construction. */
export function readAddress(address: Address): SolanaAddress {
  return address as string as SolanaAddress
}

/** Converts an optional address; the default address means none. */
export function readOptionalAddress(address: Address): SolanaAddress | undefined {
  return address === SYSTEM_PROGRAM ? undefined : readAddress(address)
}
