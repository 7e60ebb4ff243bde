import type { MintlineError } from '@mintline/core'
import type { SolanaAddress } from '@mintline/core/identifiers'
import { type Address, containsBytes, type Decoder } from '@solana/kit'
import { SYSTEM_PROGRAM } from '../../addresses.ts'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import type { StoredAccount } from '../../rpc/storedAccount.ts'

/** What makes an account a record of this kind. */
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
 * The content of a record.
 *
 * @throws NOT_EDITIONS_ACCOUNT for an account of another program, of another kind, or cut short.
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

/** The error of an account that is not what its address was given for. */
export function notEditionsAccount(
  address: string,
  expected: string,
  cause?: unknown,
): MintlineError<'NOT_EDITIONS_ACCOUNT'> {
  return new SolanaClientError('NOT_EDITIONS_ACCOUNT', { address, expected }, { cause })
}

/** An address as a decoder of kit reads it, which is 32 bytes in base58 by construction. */
export function readAddress(address: Address): SolanaAddress {
  return address as string as SolanaAddress
}

/** An address that may be left out: the default address stands for nobody. */
export function readOptionalAddress(address: Address): SolanaAddress | undefined {
  return address === SYSTEM_PROGRAM ? undefined : readAddress(address)
}
