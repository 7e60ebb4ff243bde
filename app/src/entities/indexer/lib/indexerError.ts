import { type ErrorContext, MintlineError } from '@mintline/core'

const INDEXER_MESSAGES = {
  INDEXER_NOT_AVAILABLE: ({ host }: { host: string }) =>
    `The server at ${host} does not answer. Try again, or reload the page to read from the chain`,
  INDEXER_REFUSED: ({ host, status }: { host: string; status: number }) =>
    `The server at ${host} refused the request with status ${status}. Try again in a moment`,
  INDEXER_ANSWER_MALFORMED: ({ host }: { host: string }) =>
    `The server at ${host} gave an answer that this page cannot read. Tell whoever runs it`,
}

type IndexerMessages = typeof INDEXER_MESSAGES

declare module '@mintline/core' {
  interface ErrorMessages extends IndexerMessages {}
}

/** Error about a server's answer. */
export class IndexerError<Code extends keyof IndexerMessages> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(INDEXER_MESSAGES, code, context, options)
  }
}
