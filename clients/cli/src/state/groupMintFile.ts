import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Keypair } from '@solana/web3.js'
import { loadKeypair } from '../wallet/loadWallet.ts'
import { writePrivately } from './writePrivately.ts'

/**
 * The group mint of a deployment that may be under way, kept from before it is sent until it is
 * confirmed: a second run must sign with the same key, or the first may still land beside it.
 *
 * @param deployment Address that the collection will have.
 */
export function groupMintFile(folder: string, deployment: string) {
  const path = join(folder, `group-mint-${deployment}.json`)
  return {
    path,
    /** The one that is kept; a new one where there is none, not kept yet. */
    load: (): Keypair => (existsSync(path) ? loadKeypair(path) : Keypair.generate()),
    keep: (keypair: Keypair): void =>
      writePrivately(path, JSON.stringify(Array.from(keypair.secretKey))),
    forget: (): void => rmSync(path, { force: true }),
  }
}
