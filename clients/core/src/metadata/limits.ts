/** Maximum metadata document size in bytes: 1 MiB. */
export const MAX_METADATA_BYTES = 1_048_576

/** Response timeout in milliseconds: 10 seconds. */
export const METADATA_TIMEOUT = 10_000
