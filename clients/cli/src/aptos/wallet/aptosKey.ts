import { resolve } from 'node:path'
import { type Ed25519Account, ed25519Account } from '@mintline/aptos'
import { CommandError } from '../../errors/commandError.ts'
import { readKeyFile } from '../../wallet/readKeyFile.ts'

/** Environment variables for keys. */
const PRIVATE_KEY = 'MINTLINE_APTOS_PRIVATE_KEY'
const KEY_FILE = 'MINTLINE_APTOS_PRIVATE_KEY_FILE'

/** AIP-80, or the digits alone. */
const KEY = /^(?:ed25519-priv-)?(?:0x)?([0-9a-f]{64})$/i

/** Sources for a command's key. */
export interface AptosKeySources {
  /** `--private-key-file`. */
  readonly keyFile: string | undefined
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
}

/**
 * Loads the account that signs: from `--private-key-file`, otherwise from a variable with a private key or a key file's
 * path. Undefined if none is given. No error reveals anything about a key.
 *
 * @throws PRIVATE_KEY_INVALID, KEY_FILE_NOT_PRIVATE, FILE_NOT_READABLE, USAGE_INVALID if both variables are set
 */
export function loadAptosKey({ keyFile, cwd, env }: AptosKeySources): Ed25519Account | undefined {
  if (keyFile !== undefined) return loadAptosKeyFile(resolve(cwd, keyFile))
  if (env[PRIVATE_KEY] && env[KEY_FILE]) {
    throw new CommandError('USAGE_INVALID', { reason: `Set either ${PRIVATE_KEY} or ${KEY_FILE}` })
  }
  if (env[PRIVATE_KEY]) return accountOf(env[PRIVATE_KEY], PRIVATE_KEY)
  return env[KEY_FILE] ? loadAptosKeyFile(resolve(cwd, env[KEY_FILE])) : undefined
}

/**
 * Loads the account from a private key file, which only its owner may read.
 *
 * @throws PRIVATE_KEY_INVALID, KEY_FILE_NOT_PRIVATE, FILE_NOT_READABLE
 */
export function loadAptosKeyFile(path: string): Ed25519Account {
  return accountOf(readKeyFile(path), path)
}

function accountOf(text: string, variable: string): Ed25519Account {
  const [, digits] = KEY.exec(text.trim()) ?? []
  if (digits === undefined) throw new CommandError('PRIVATE_KEY_INVALID', { variable })
  return ed25519Account(digits)
}
