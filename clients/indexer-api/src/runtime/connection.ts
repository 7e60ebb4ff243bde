/** A server, and how to call it. */
export interface ApiConnection {
  /** The server's URL, without the calls' paths: `http://127.0.0.1:8787`. */
  readonly baseUrl: string
  /** API key to send with every call, or a function that returns it each time. Default: none. */
  readonly apiKey?: Secret
  /** A user's token, or a function that returns it each time; sent with calls that act for one. Default: none. */
  readonly accessToken?: Secret
  /** Default: the platform's `fetch`. */
  readonly fetch?: typeof fetch
  /** Headers for every call. */
  readonly headers?: Readonly<Record<string, string>>
  readonly retry?: RetryOptions
}

/** A string that only the server may know, or a function that returns it each time. */
export type Secret = string | (() => string | undefined | Promise<string | undefined>)

/** Retries after network failures, and after statuses 429, 502, 503 and 504. */
export interface RetryOptions {
  /** Maximum retries. Default: 2. */
  readonly attempts?: number
  /**
   * Longest wait before a retry, in milliseconds. If a server asks for more, it is not asked again. Default: 30,000.
   */
  readonly maxDelayMs?: number
  /** True to retry also calls that are not a GET, which may then take effect twice. Default: false. */
  readonly unsafe?: boolean
}

/** Settings for a single call. */
export interface CallOptions {
  /** Ends the call, and the wait before a retry. */
  readonly signal?: AbortSignal
  /** Headers besides the connection's. */
  readonly headers?: Readonly<Record<string, string>>
  /** Default: the connection's. */
  readonly retry?: RetryOptions
}
