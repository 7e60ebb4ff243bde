import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import type { Chunk } from './chunks.ts'

/** Which program's buffers are written: that of programs themselves, or that of their IDLs. */
export interface BufferKind {
  /** Owns the buffers. */
  program: PublicKey
  /** Bytes before the content. */
  header: number
  /** Reads a buffer's authority; undefined = it is no buffer. */
  authorityOf(data: Buffer): PublicKey | undefined
  /** Makes a new account of the program, which signs, a buffer of the authority. */
  initialize(buffer: PublicKey, authority: PublicKey): TransactionInstruction[]
  write(buffer: PublicKey, authority: PublicKey, chunk: Chunk): TransactionInstruction
  setAuthority(buffer: PublicKey, authority: PublicKey, next: PublicKey): TransactionInstruction
  /** Closes the buffer; its rent goes to the authority. */
  close(buffer: PublicKey, authority: PublicKey): TransactionInstruction
}
