import type { Keypair, PublicKey } from '@solana/web3.js'

/** Seed at which explorers look for a program's document: its IDL, or its security.txt. */
export type DocumentSeed = 'idl' | 'security'

/** A program's document about itself in the Program Metadata program. */
export interface ProgramDocument {
  seed: DocumentSeed
  /** JSON without spaces. */
  content: string
}

/** A built program and its address. */
export interface BuiltProgram {
  name: string
  address: PublicKey
  elf: Buffer
  /** Published beside the program, in this order. Undefined = none are. */
  documents?: readonly ProgramDocument[] | undefined
  /** Required to deploy it for the first time. */
  keypair?: Keypair | undefined
}

/** Names a program's document in messages. */
export function nameOf({ seed }: ProgramDocument): string {
  return seed === 'idl' ? 'IDL' : 'security.txt'
}
