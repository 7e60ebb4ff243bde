import {
  type AccountMeta,
  PublicKey,
  SYSVAR_CLOCK_PUBKEY,
  SYSVAR_RENT_PUBKEY,
  SystemProgram,
  TransactionInstruction,
} from '@solana/web3.js'
import type { BufferKind } from './bufferKind.ts'
import type { Chunk } from './chunks.ts'

/** The upgradeable loader. */
export const LOADER = new PublicKey('BPFLoaderUpgradeab1e11111111111111111111111')
/** Bytes before the program in a buffer. */
export const BUFFER_HEADER = 37
/** A program account's size in bytes. */
export const PROGRAM_SIZE = 36
/** Bytes before the program in a program data account. */
export const PROGRAM_DATA_HEADER = 45
/** A program is extended by at least this many bytes. */
export const MIN_EXTENSION = 10_240

const AUTHORITY_FLAG = { buffer: 4, programData: 12 }
const TAG = {
  initializeBuffer: 0,
  write: 1,
  deploy: 2,
  upgrade: 3,
  setAuthority: 4,
  close: 5,
  extend: 6,
}
const EXTEND_CHECKED_TAG = 9

/** Buffers of programs. */
export const PROGRAM_BUFFER: BufferKind = {
  program: LOADER,
  header: BUFFER_HEADER,
  authorityOf: (data) => authorityOf('buffer', data),
  initialize: (buffer, authority) => [initializeBuffer(buffer, authority)],
  write: writeChunk,
  setAuthority,
  close: closeBuffer,
}

/** Derives the address of a program's data account. */
export function programDataAddress(program: PublicKey): PublicKey {
  return PublicKey.findProgramAddressSync([program.toBuffer()], LOADER)[0]
}

/** Reads the authority over a buffer or a program; undefined = none. */
export function authorityOf(kind: 'buffer' | 'programData', data: Buffer): PublicKey | undefined {
  const flag = AUTHORITY_FLAG[kind]
  return data[flag] === 1 ? new PublicKey(data.subarray(flag + 1, flag + 33)) : undefined
}

function initializeBuffer(buffer: PublicKey, authority: PublicKey): TransactionInstruction {
  return loaderCall([writable(buffer), readonly(authority)], [u32(TAG.initializeBuffer)])
}

function writeChunk(
  buffer: PublicKey,
  authority: PublicKey,
  { offset, bytes }: Chunk,
): TransactionInstruction {
  const data = [u32(TAG.write), u32(offset), u64(BigInt(bytes.length)), bytes]
  return loaderCall([writable(buffer), signer(authority)], data)
}

interface Deployment {
  program: PublicKey
  buffer: PublicKey
  /** Pays, and becomes the program's upgrade authority. */
  authority: PublicKey
}

export function deployWithMaxDataLength(
  { program, buffer, authority }: Deployment,
  maxDataLength: number,
): TransactionInstruction {
  return loaderCall(
    [
      { ...signer(authority), isWritable: true },
      writable(programDataAddress(program)),
      writable(program),
      writable(buffer),
      readonly(SYSVAR_RENT_PUBKEY),
      readonly(SYSVAR_CLOCK_PUBKEY),
      readonly(SystemProgram.programId),
      signer(authority),
    ],
    [u32(TAG.deploy), u64(BigInt(maxDataLength))],
  )
}

/** Upgrades a program; the buffer's rent goes to `spill`. */
export function upgrade(
  { program, buffer, authority }: Deployment,
  spill: PublicKey,
): TransactionInstruction {
  return loaderCall(
    [
      writable(programDataAddress(program)),
      writable(program),
      writable(buffer),
      writable(spill),
      readonly(SYSVAR_RENT_PUBKEY),
      readonly(SYSVAR_CLOCK_PUBKEY),
      signer(authority),
    ],
    [u32(TAG.upgrade)],
  )
}

/** Gives a buffer or program data to another authority; undefined = makes the program final. */
export function setAuthority(
  account: PublicKey,
  authority: PublicKey,
  next: PublicKey | undefined,
): TransactionInstruction {
  const keys = [writable(account), signer(authority), ...(next ? [readonly(next)] : [])]
  return loaderCall(keys, [u32(TAG.setAuthority)])
}

/** Closes a buffer; its rent goes to the authority. */
export function closeBuffer(buffer: PublicKey, authority: PublicKey): TransactionInstruction {
  return loaderCall([writable(buffer), writable(authority), signer(authority)], [u32(TAG.close)])
}

/** Makes room for a longer program. Clusters support either the checked instruction or the other one. */
export function extendProgram(
  { program, authority }: { program: PublicKey; authority: PublicKey },
  { additionalBytes, isChecked }: { additionalBytes: number; isChecked: boolean },
): TransactionInstruction {
  return loaderCall(
    [
      writable(programDataAddress(program)),
      writable(program),
      ...(isChecked ? [signer(authority)] : []),
      readonly(SystemProgram.programId),
      { ...signer(authority), isWritable: true },
    ],
    [u32(isChecked ? EXTEND_CHECKED_TAG : TAG.extend), u32(additionalBytes)],
  )
}

function loaderCall(keys: AccountMeta[], data: Uint8Array[]): TransactionInstruction {
  return new TransactionInstruction({ programId: LOADER, keys, data: Buffer.concat(data) })
}

function readonly(pubkey: PublicKey): AccountMeta {
  return { pubkey, isSigner: false, isWritable: false }
}

function writable(pubkey: PublicKey): AccountMeta {
  return { pubkey, isSigner: false, isWritable: true }
}

function signer(pubkey: PublicKey): AccountMeta {
  return { pubkey, isSigner: true, isWritable: false }
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function u64(value: bigint): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(value)
  return bytes
}
