import type { Keypair, PublicKey } from '@solana/web3.js'

/** A program as it is built, and where it belongs. */
export interface BuiltProgram {
  name: string
  address: PublicKey
  elf: Buffer
  /** Needed to deploy it for the first time. */
  keypair?: Keypair | undefined
}
