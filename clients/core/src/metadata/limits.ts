/** Bytes of a metadata document that are read at most: 1 MiB. */
export const MAX_METADATA_BYTES = 1_048_576

/** Milliseconds an answer may take: 10 seconds. */
export const METADATA_TIMEOUT = 10_000
