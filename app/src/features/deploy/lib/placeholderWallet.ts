import { Keypair } from '@solana/web3.js'

/** Stands in for the wallet while none is connected, so that problems and cost can be computed. */
export const PLACEHOLDER_WALLET = Keypair.generate().publicKey.toBase58()
