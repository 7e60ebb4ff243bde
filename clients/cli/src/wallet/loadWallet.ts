import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { keypairWallet, type SolanaWallet } from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import { z } from 'zod'
import { homeOf, readSolanaConfig } from '../cluster/solanaConfig.ts'
import { CommandError } from '../errors/commandError.ts'
import { readKeyFile } from './readKeyFile.ts'

const SECRET_KEY_LENGTH = 64
const secretKey = z.array(z.int().min(0).max(255)).length(SECRET_KEY_LENGTH)

/** Where the keypair may be. */
export interface KeypairOptions {
  /** Path to its file; undefined = the Solana CLI's. */
  readonly keypair?: string | undefined
  /** The option that names the file, for messages. Default: `--keypair`. */
  readonly option?: string | undefined
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
}

/**
 * Loads the wallet that pays and signs: from `--keypair`, otherwise from the Solana CLI's settings, otherwise from its
 * default path.
 *
 * @throws KEYPAIR_NOT_FOUND, KEYPAIR_INVALID, KEY_FILE_NOT_PRIVATE, none of which reveals anything about the file's
 * content
 */
export function loadWallet(options: KeypairOptions): SolanaWallet {
  return keypairWallet(configuredKeypair(options))
}

/** Loads that wallet's keypair. Throws as `loadWallet` does. */
export function configuredKeypair(options: KeypairOptions): Keypair {
  return loadKeypair(keypairPath(options), options.option)
}

/**
 * Returns true if a keypair exists, or was requested. The Solana CLI's settings contain its default path even without a
 * keypair, so that path alone is not a request.
 */
export function isKeypairConfigured(options: KeypairOptions): boolean {
  const path = keypairPath(options)
  return options.keypair !== undefined || path !== usualPath(options) || existsSync(path)
}

/**
 * Loads the keypair from a file with a JSON array of 64 numbers.
 *
 * @param option The option that names the file, for messages.
 * @throws KEYPAIR_NOT_FOUND, KEYPAIR_INVALID, KEY_FILE_NOT_PRIVATE, FILE_NOT_READABLE
 */
export function loadKeypair(path: string, option = '--keypair'): Keypair {
  if (!existsSync(path)) throw new CommandError('KEYPAIR_NOT_FOUND', { path, option })
  const text = readKeyFile(path)
  try {
    return Keypair.fromSecretKey(Uint8Array.from(secretKey.parse(JSON.parse(text))))
  } catch {
    // Without its cause, which may quote the file.
    throw new CommandError('KEYPAIR_INVALID', { path })
  }
}

function keypairPath(options: KeypairOptions): string {
  const { keypair, cwd, env } = options
  if (keypair !== undefined) return resolve(cwd, fromHome(keypair, env))
  const configured = readSolanaConfig(env).keypairPath
  if (configured) return fromHome(configured, env)
  return usualPath(options)
}

function usualPath({ env }: KeypairOptions): string {
  return join(homeOf(env), '.config', 'solana', 'id.json')
}

function fromHome(path: string, env: NodeJS.ProcessEnv): string {
  return path.startsWith('~/') ? join(homeOf(env), path.slice(2)) : path
}
