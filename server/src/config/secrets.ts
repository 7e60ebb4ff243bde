import { createECDH } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Hex } from 'viem'
import { ServerError } from '../errors/serverError.ts'

/** A secret from the environment. Never show it. */
export interface GivenSecret {
  readonly text: string
  /** Environment variable, for error messages. */
  readonly option: string
}

/**
 * Reads a secret from an environment variable, or from the file named by the variable with `_FILE`; undefined = none.
 *
 * @throws `OPTION_INVALID` if the file cannot be read
 */
export function secretIn(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
): GivenSecret | undefined {
  const { [name]: text, [`${name}_FILE`]: path } = environment
  if (text) return { text: text.trim(), option: name }
  return path ? { text: contentOf(path, `${name}_FILE`), option: `${name}_FILE` } : undefined
}

function contentOf(path: string, option: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    throw new ServerError('OPTION_INVALID', { option, rule: 'must name a file to read' })
  }
}

/**
 * Reads the private key that signs token ids, from the environment or a file that it names; undefined = none.
 *
 * @throws `OPTION_INVALID`, which never shows the key
 */
export function tokenSignerIn(
  environment: Readonly<Record<string, string | undefined>>,
): Hex | undefined {
  const secret = secretIn(environment, 'TOKEN_SIGNER_KEY')
  return secret && keyOf(secret)
}

function keyOf({ text, option }: GivenSecret): Hex {
  const digits = text.replace(/^0x/, '')
  if (isPrivateKey(digits)) return `0x${digits}`
  const rule = 'must be a private key: 64 hex digits'
  throw new ServerError('OPTION_INVALID', { option, rule })
}

/** Uses Node's own curve: settings are read before the EVM library is needed, if it ever is. */
function isPrivateKey(digits: string): boolean {
  if (!/^[\da-f]{64}$/i.test(digits)) return false
  try {
    createECDH('secp256k1').setPrivateKey(digits, 'hex')
    return true
  } catch {
    return false
  }
}

/** Minimum length for a secret that nobody guesses, in characters. */
const SHORTEST = 32

/**
 * Reads the webhook secret, from the environment or a file that it names; undefined = none.
 *
 * @throws `OPTION_INVALID`, which never shows the secret
 */
export function webhookSecretIn(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const secret = secretIn(environment, 'WEBHOOK_SECRET')
  if (secret === undefined || secret.text.length >= SHORTEST) return secret?.text
  const rule = `must have at least ${SHORTEST} characters: openssl rand -hex 32 makes one`
  throw new ServerError('OPTION_INVALID', { option: secret.option, rule })
}
