import { readFileSync } from 'node:fs'
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
