import { isMintlineError, MAX_METADATA_BYTES, readResource, withoutFullStop } from '@mintline/core'
import type { AddressRule } from './addressRule.ts'
import type { Connections, openConnections } from './openConnections.ts'

/** Limits for reading one document. */
export interface ReadingLimits {
  /** Milliseconds. */
  readonly timeout: number
  readonly maxBytes: number
  readonly maxRedirects: number
}

/** Limits for a running server. */
export const READING_LIMITS: ReadingLimits = {
  timeout: 5_000,
  maxBytes: MAX_METADATA_BYTES,
  maxRedirects: 3,
}

/** A document, or why it cannot be read. */
export type Reading =
  | { readonly content: Uint8Array }
  | {
      readonly failure: string
      /** True if a retry may help. */
      readonly isTransient: boolean
    }

/** Reader settings that differ from the defaults. */
export interface ReaderOptions extends Partial<ReadingLimits> {
  /** Folder on the IPFS gateway; undefined = core's default. */
  readonly gateway?: string | undefined
}

/** Reads untrusted documents for a server that must not be led into its own network. */
export interface MetadataReader {
  /** Folder on the IPFS gateway, also for addresses within documents; undefined = core's default. */
  readonly gateway: string | undefined
  /** @throws The signal's reason. */
  readonly read: (uri: string, signal?: AbortSignal) => Promise<Reading>
  /** Ends connections. */
  readonly close: () => Promise<void>
}

/**
 * Opens a reader for documents at data:, ipfs:, ar:, https: and http: addresses.
 *
 * @param faultOf - refuses addresses and ports
 */
export function openMetadataReader(
  faultOf: AddressRule,
  options: ReaderOptions = {},
): MetadataReader {
  const { timeout, maxBytes, maxRedirects, gateway } = { ...READING_LIMITS, ...options }
  let opened: Promise<Connections> | undefined
  return {
    gateway,
    read: async (uri, signal) => {
      try {
        // The queue retries, and nothing waits meanwhile.
        const limits = { timeout, maxBytes, gateway }
        opened ??= load(faultOf, { timeout, maxRedirects, gateway })
        const { fetch } = await opened
        const reading = { ...limits, fetch, signal, isRetryable: () => false }
        return { content: await readResource(uri, reading) }
      } catch (error) {
        if (!isMintlineError(error)) throw error
        const isTransient = error.code === 'METADATA_NOT_AVAILABLE'
        return { failure: withoutFullStop(error.message), isTransient }
      }
    },
    close: async () => (await opened)?.close(),
  }
}

/** Loads the code with the first document: few APIs ever read one. */
async function load(...settings: Parameters<typeof openConnections>): Promise<Connections> {
  const { openConnections } = await import('./openConnections.ts')
  return openConnections(...settings)
}
