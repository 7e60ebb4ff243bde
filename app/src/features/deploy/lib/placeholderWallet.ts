import { Keypair } from '@solana/web3.js'

/** Address in place of the wallet while none is connected, so that problems and cost can be computed. */
export const PLACEHOLDER_WALLET = Keypair.generate().publicKey.toBase58()
