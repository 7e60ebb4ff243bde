import { createECDH } from 'node:crypto'
import type { Hex } from 'viem'
import { ServerError } from '../errors/serverError.ts'
import { type GivenSecret, secretIn } from './secretIn.ts'

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
