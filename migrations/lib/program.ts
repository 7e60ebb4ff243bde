import type { Keypair, PublicKey } from '@solana/web3.js'

/** A built program and its address. */
export interface BuiltProgram {
  name: string
  address: PublicKey
  elf: Buffer
  /** JSON without spaces. Undefined = none is published. */
  idl?: string | undefined
  /** Required to deploy it for the first time. */
  keypair?: Keypair | undefined
}
