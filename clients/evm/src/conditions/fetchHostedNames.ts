import { inParallel } from '@mintline/core/async'
import { isMintlineError } from '@mintline/core/errors'
import { type ReadResourceOptions, readResource } from '@mintline/core/metadata'
import { isDataUri, parseJson } from '@mintline/core/text'
import { isPhaseName } from './phaseName.ts'

/**
 * Fetches phases' names from hosted documents that conditions have as metadata, each document once. Returns names by
 * metadata; one that cannot be read, and one without a phase's name, has none.
 *
 * @throws The signal's reason.
 */
export async function fetchHostedNames(
  metadata: readonly string[],
  options: Pick<ReadResourceOptions, 'gateway' | 'fetch' | 'signal'> = {},
): Promise<ReadonlyMap<string, string>> {
  const { signal } = options
  const hosted = [...new Set(metadata)].filter((uri) => uri !== '' && !isDataUri(uri))
  // A name is not worth a second try.
  const once = { ...options, isRetryable: () => false }
  const names = await inParallel(
    hosted,
    async (uri, either) => {
      const name = await readResource(uri, { ...once, signal: either })
        .then((content) => Object(parseJson(content)).name)
        .catch((error: unknown) => {
          if (!isMintlineError(error)) throw error
        })
      return isPhaseName(name) ? ([[uri, name]] as const) : []
    },
    { concurrency: 4, signal },
  )
  return new Map(names.flat())
}
