import { ServerError } from '../errors/serverError.ts'
import { secretIn } from './secretIn.ts'

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
