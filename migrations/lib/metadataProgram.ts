import {
  type Address,
  createNoopSigner,
  type Instruction,
  isSignerRole,
  isWritableRole,
} from '@solana/kit'
import { PublicKey, TransactionInstruction } from '@solana/web3.js'
import {
  ACCOUNT_HEADER_LENGTH,
  AccountDiscriminator,
  Format,
  getAllocateInstruction,
  getBufferDecoder,
  getCloseInstruction,
  getExtendInstruction,
  getInitializeInstruction,
  getMetadataDecoder,
  getSeedEncoder,
  getSetAuthorityInstruction,
  getSetDataInstruction,
  getTrimInstruction,
  getWriteInstruction,
  type Metadata,
  type PackedData,
  PROGRAM_METADATA_PROGRAM_ADDRESS,
} from '@solana-program/program-metadata'
import type { BufferKind } from './bufferKind.ts'
import { programDataAddress } from './loader.ts'
import type { DocumentSeed } from './program.ts'

/** The Program Metadata program, where Anchor and explorers look for IDLs and security.txt. */
export const METADATA_PROGRAM = new PublicKey(PROGRAM_METADATA_PROGRAM_ADDRESS)
/** Bytes before the data in a metadata account or a buffer. */
export const METADATA_HEADER = ACCOUNT_HEADER_LENGTH
/** An instruction extends an account by at most this many bytes, and so does a multisig's whole transaction. */
export const MOST_GROWTH = 10_240

export const METADATA_BUFFER: BufferKind = {
  program: METADATA_PROGRAM,
  header: METADATA_HEADER,
  authorityOf: bufferAuthorityOf,
  initialize: (buffer, authority) => [
    toInstruction(getAllocateInstruction({ buffer: address(buffer), authority: signer(buffer) })),
    METADATA_BUFFER.setAuthority(buffer, buffer, authority),
  ],
  write: (buffer, authority, { offset, bytes }) =>
    toInstruction(
      getWriteInstruction({
        buffer: address(buffer),
        authority: signer(authority),
        offset,
        data: bytes,
      }),
    ),
  setAuthority: (buffer, authority, next) =>
    toInstruction(
      getSetAuthorityInstruction({
        account: address(buffer),
        authority: signer(authority),
        newAuthority: address(next),
      }),
    ),
  close: (buffer, authority) => closeBufferFor(buffer, authority, authority),
}

/** Derives the address of a program's document, which only its upgrade authority writes. */
export function documentAddress(program: PublicKey, seed: DocumentSeed): PublicKey {
  const seeds = [program.toBuffer(), Buffer.from(getSeedEncoder().encode(seed))]
  return PublicKey.findProgramAddressSync(seeds, METADATA_PROGRAM)[0]
}

/** Reads a metadata account; undefined = its data is of another kind. */
export function metadataOf(data: Buffer): Metadata | undefined {
  if (data.length < METADATA_HEADER || data[0] !== AccountDiscriminator.Metadata) return undefined
  return getMetadataDecoder().decode(data)
}

/** Reads a buffer's authority; undefined = it is no buffer. */
function bufferAuthorityOf(data: Buffer): PublicKey | undefined {
  if (data.length < METADATA_HEADER || data[0] !== AccountDiscriminator.Buffer) return undefined
  const { authority } = getBufferDecoder().decode(data)
  return authority.__option === 'Some' ? new PublicKey(authority.value) : undefined
}

/** The instructions about one program's document, signed by its upgrade authority. */
export class DocumentCalls {
  readonly #seed: DocumentSeed
  readonly #metadata: Address
  readonly #named: { authority: ReturnType<typeof signer>; program: Address; programData: Address }

  constructor(program: PublicKey, authority: PublicKey, seed: DocumentSeed) {
    this.#seed = seed
    this.#metadata = address(documentAddress(program, seed))
    this.#named = {
      authority: signer(authority),
      program: address(program),
      programData: address(programDataAddress(program)),
    }
  }

  /** Makes the empty account a buffer without data, which `initialize` makes the document. */
  allocate(): TransactionInstruction {
    return toInstruction(
      getAllocateInstruction({ ...this.#named, buffer: this.#metadata, seed: this.#seed }),
    )
  }

  extend(length: number): TransactionInstruction {
    return toInstruction(getExtendInstruction({ ...this.#named, account: this.#metadata, length }))
  }

  /** Fills the account, which has the data's length, from a buffer and makes it the document. */
  initialize(buffer: PublicKey, { data: _, ...packed }: PackedData): TransactionInstruction[] {
    const { authority } = this.#named
    const write = getWriteInstruction({
      buffer: this.#metadata,
      authority,
      sourceBuffer: address(buffer),
      offset: 0,
    })
    const initialize = getInitializeInstruction({
      ...this.#named,
      ...packed,
      metadata: this.#metadata,
      // The account exists: leaves the system program out.
      system: PROGRAM_METADATA_PROGRAM_ADDRESS,
      seed: this.#seed,
      format: Format.Json,
    })
    return [toInstruction(write), toInstruction(initialize)]
  }

  /** Replaces the data with a buffer's. */
  setData(buffer: PublicKey, { data: _, ...packed }: PackedData): TransactionInstruction {
    return toInstruction(
      getSetDataInstruction({
        ...this.#named,
        ...packed,
        metadata: this.#metadata,
        buffer: address(buffer),
        format: Format.Json,
      }),
    )
  }

  /** Returns the rent that the data no longer needs. */
  trim(destination: PublicKey): TransactionInstruction {
    return toInstruction(
      getTrimInstruction({
        ...this.#named,
        account: this.#metadata,
        destination: address(destination),
      }),
    )
  }

  /** Closes an account that is not a document yet. */
  closeAllocated(destination: PublicKey): TransactionInstruction {
    return toInstruction(
      getCloseInstruction({
        ...this.#named,
        account: this.#metadata,
        destination: address(destination),
      }),
    )
  }
}

/** Closes a buffer of the authority; its rent goes to `destination`. */
export function closeBufferFor(
  buffer: PublicKey,
  authority: PublicKey,
  destination: PublicKey,
): TransactionInstruction {
  return toInstruction(
    getCloseInstruction({
      account: address(buffer),
      authority: signer(authority),
      destination: address(destination),
    }),
  )
}

function address(key: PublicKey): Address {
  return key.toBase58() as Address
}

/** Stands for a wallet that signs the transaction. */
function signer(key: PublicKey) {
  return createNoopSigner(address(key))
}

/** Converts an instruction for web3.js. */
function toInstruction({ programAddress, accounts = [], data }: Instruction) {
  return new TransactionInstruction({
    programId: new PublicKey(programAddress),
    keys: accounts.map(({ address, role }) => ({
      pubkey: new PublicKey(address),
      isSigner: isSignerRole(role),
      isWritable: isWritableRole(role),
    })),
    data: Buffer.from(data ?? []),
  })
}
