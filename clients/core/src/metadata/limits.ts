/** Maximum number of bytes of a metadata document: 1 MiB. */
export const MAX_METADATA_BYTES = 1_048_576

/** Milliseconds to wait for a response: 10 seconds. */
export const METADATA_TIMEOUT = 10_000
