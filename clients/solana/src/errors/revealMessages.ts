/** A collection's symbol. */
interface OfCollection {
  symbol: string
}

/** Messages about commitments and reveals; pages for collectors do not load them. */
export const REVEAL_MESSAGES = {
  REVEAL_TOO_LATE: ({ issued }: { issued: bigint }) =>
    `Files can only be committed to before the first mint, and ${issued} items are minted: change the metadata addresses of the items instead`,
  REVEAL_COMMITTED: ({ symbol }: OfCollection) =>
    `${symbol} is committed to other files, which cannot be replaced: reveal those, with the seed from when they were committed to`,
  REVEAL_NOT_COMMITTED: ({ symbol }: OfCollection) =>
    `${symbol} is not committed to any files: commit to them first, before the first mint`,
  ALREADY_REVEALED: ({ symbol }: OfCollection) => `The files of ${symbol} are revealed already`,
  REVEAL_MISMATCH: ({ symbol }: OfCollection) =>
    `${symbol} is committed to another seed or base uri: use both exactly as they were when it was committed`,
  REVEAL_SEED_INVALID: ({ bytes }: { bytes: number }) =>
    `A seed has 32 bytes, but received - ${bytes}`,
  REVEAL_URI_MISSING: (_: Record<never, never>) =>
    'The base uri of the files is missing: write one, with {} for the number of the file',
}
