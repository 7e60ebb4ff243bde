import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { removePrivately, writePrivately } from '@mintline/core/files'
import { Keypair } from '@solana/web3.js'
import { loadKeypair } from '../wallet/loadWallet.ts'

/**
 * Opens the file with an unfinished deployment's group mint, stored from before it is sent until it is confirmed: a
 * second run must sign with the same key, or both might land.
 *
 * @param deployment The collection's future address.
 */
export function groupMintFile(folder: string, deployment: string) {
  const path = join(folder, `group-mint-${deployment}.json`)
  return {
    path,
    /** Loads the stored one; otherwise creates a new one without storing it. */
    load: (): Keypair => (existsSync(path) ? loadKeypair(path) : Keypair.generate()),
    keep: (keypair: Keypair): void =>
      writePrivately(path, JSON.stringify(Array.from(keypair.secretKey))),
    forget: (): void => removePrivately(path),
  }
}
