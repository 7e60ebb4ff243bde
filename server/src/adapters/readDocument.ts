import { readFile, stat } from 'node:fs/promises'
import { isMintlineError, MAX_METADATA_BYTES, readResource } from '@mintline/core'
import type { DocumentPlace } from '../config/documentSettings.ts'

const TIMEOUT = 10_000

/**
 * Reads a document that an operator configured, 1 MiB at most. URLs are fetched without the metadata guard: they may be
 * in the operator's own network.
 *
 * @param faultOf - makes the error for an unreadable document, from a reason that never has the URL
 * @throws What `faultOf` makes, or the signal's reason.
 */
export function readDocument(
  place: DocumentPlace,
  faultOf: (reason: string, cause?: unknown) => Error,
  signal?: AbortSignal,
): Promise<string> {
  return 'file' in place ? contentOf(place.file, faultOf) : answerOf(place.url, faultOf, signal)
}

async function contentOf(
  path: string,
  faultOf: (reason: string, cause?: unknown) => Error,
): Promise<string> {
  try {
    const { size } = await stat(path)
    if (size > MAX_METADATA_BYTES) throw new Error(`it is larger than ${MAX_METADATA_BYTES} bytes`)
    return await readFile(path, 'utf8')
  } catch (cause) {
    throw faultOf(cause instanceof Error ? cause.message : String(cause), cause)
  }
}

async function answerOf(
  url: string,
  faultOf: (reason: string) => Error,
  signal: AbortSignal | undefined,
): Promise<string> {
  try {
    const options = { timeout: TIMEOUT, signal, isRetryable: () => false }
    return Buffer.from(await readResource(url, options)).toString()
  } catch (error) {
    if (!isMintlineError(error)) throw error
    // The error's message has the URL.
    const { reason = error.code } = error.context as { readonly reason?: string }
    throw faultOf(`its service failed: ${reason}`)
  }
}
