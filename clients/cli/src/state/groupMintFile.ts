import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { removePrivately, writePrivately } from '@mintline/core/files'
import { Keypair } from '@solana/web3.js'
import { loadKeypair } from '../wallet/loadWallet.ts'

/**
 * The group mint of an unfinished deployment, stored from before it is sent until it is confirmed: a second run must
 * sign with the same key, or both might land.
 *
 * @param deployment Future address of the collection.
 */
export function groupMintFile(folder: string, deployment: string) {
  const path = join(folder, `group-mint-${deployment}.json`)
  return {
    path,
    /** The stored one; otherwise a new one, not yet stored. */
    load: (): Keypair => (existsSync(path) ? loadKeypair(path) : Keypair.generate()),
    keep: (keypair: Keypair): void =>
      writePrivately(path, JSON.stringify(Array.from(keypair.secretKey))),
    forget: (): void => removePrivately(path),
  }
}
