import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Keypair } from '@solana/web3.js'
import { DeployError } from './deployError.ts'

/** Reads a keypair as Solana's tools write it; undefined = no such file. */
export function readKeypair(path: string): Keypair | undefined {
  if (!existsSync(path)) return undefined
  try {
    const bytes: number[] = JSON.parse(readFileSync(path, 'utf8'))
    return Keypair.fromSecretKey(Uint8Array.from(bytes))
  } catch {
    // No cause: it would quote the file.
    throw new DeployError('BAD_KEYPAIR', `${path} is not a keypair: 64 numbers in brackets.`)
  }
}

/** Creates a keypair and stores it in a file that only its owner can read. */
export function createKeypair(path: string): Keypair {
  const keypair = Keypair.generate()
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify([...keypair.secretKey]), { mode: 0o600, flag: 'wx' })
  chmodSync(path, 0o600)
  return keypair
}
