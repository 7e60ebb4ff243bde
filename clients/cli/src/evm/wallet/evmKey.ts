import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isMintlineError } from '@mintline/core'
import { fileNotReadable } from '@mintline/core/files'
import { readKeystore } from '@mintline/evm/node'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { CommandError } from '../../errors/commandError.ts'
import { canAsk, type TypedInput } from '../../output/confirm.ts'
import { askSecret } from '../../output/prompts.ts'
import type { Terminal } from '../../output/question.ts'

/** Environment variables for keys. */
const PRIVATE_KEY = 'MINTLINE_EVM_PRIVATE_KEY'
const KEYSTORE = 'MINTLINE_EVM_KEYSTORE'
const PASSWORD = 'MINTLINE_EVM_KEYSTORE_PASSWORD'

const KEY = /^(0x)?([0-9a-f]{64})$/i
/** Password attempts before the command gives up. */
const ATTEMPTS = 3

/** Sources for a command's key. */
export interface KeySources extends Terminal {
  /** `--keystore`. */
  readonly keystore: string | undefined
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
}

/**
 * Loads the account that signs: from `--keystore`, otherwise from a variable with a private key or a keystore path.
 * Undefined if none is given. No error reveals anything about a key.
 *
 * @param input The user's input, for the password.
 * @throws PRIVATE_KEY_INVALID, KEYSTORE_INVALID, KEYSTORE_PASSWORD_WRONG, KEYSTORE_PASSWORD_NOT_GIVEN,
 * FILE_NOT_READABLE, USAGE_INVALID if both variables are set
 */
export async function loadKey(
  sources: KeySources,
  input: TypedInput = process.stdin,
): Promise<PrivateKeyAccount | undefined> {
  const { keystore, cwd, env } = sources
  if (keystore !== undefined) return openKeystore(resolve(cwd, keystore), sources, input)
  if (env[PRIVATE_KEY] && env[KEYSTORE]) {
    throw new CommandError('USAGE_INVALID', { reason: `Set either ${PRIVATE_KEY} or ${KEYSTORE}` })
  }
  if (env[PRIVATE_KEY]) return accountOfKey(env[PRIVATE_KEY])
  return env[KEYSTORE] ? openKeystore(resolve(cwd, env[KEYSTORE]), sources, input) : undefined
}

function accountOfKey(text: string): PrivateKeyAccount {
  const [, , digits] = KEY.exec(text.trim()) ?? []
  try {
    return privateKeyToAccount(`0x${digits}`)
  } catch {
    // Without its cause, which may quote the key.
    throw new CommandError('PRIVATE_KEY_INVALID', { variable: PRIVATE_KEY })
  }
}

async function openKeystore(
  path: string,
  { env, ...terminal }: KeySources,
  input: TypedInput,
): Promise<PrivateKeyAccount> {
  const text = readFile(path)
  const given = env[PASSWORD]
  if (given !== undefined) return readKeystore(text, given)
  if (!canAsk(terminal.output, input) || !terminal.output.canMoveCursor) {
    throw new CommandError('KEYSTORE_PASSWORD_NOT_GIVEN', { path })
  }
  for (let attempt = 1; ; attempt += 1) {
    const password = await askSecret(terminal, `Password of ${path}`, input)
    try {
      return readKeystore(text, password)
    } catch (error) {
      if (!isMintlineError(error, 'KEYSTORE_PASSWORD_WRONG') || attempt === ATTEMPTS) throw error
      terminal.output.info(error.message)
    }
  }
}

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw fileNotReadable(path, cause)
  }
}
