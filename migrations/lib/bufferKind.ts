import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import type { Chunk } from './chunks.ts'

/** A kind of buffer: for a program's bytes, or for its IDL. */
export interface BufferKind {
  /** Owns the buffers. */
  program: PublicKey
  /** Bytes before the content. */
  header: number
  /** Reads a buffer's authority; undefined = it is no buffer. */
  authorityOf(data: Buffer): PublicKey | undefined
  /** Turns a new account, which signs, into the authority's buffer. */
  initialize(buffer: PublicKey, authority: PublicKey): TransactionInstruction[]
  write(buffer: PublicKey, authority: PublicKey, chunk: Chunk): TransactionInstruction
  setAuthority(buffer: PublicKey, authority: PublicKey, next: PublicKey): TransactionInstruction
  /** Closes the buffer; its rent goes to the authority. */
  close(buffer: PublicKey, authority: PublicKey): TransactionInstruction
}
