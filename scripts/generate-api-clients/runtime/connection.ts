/** A server, and how it is called. */
export interface ApiConnection {
  /** Address of the server, without the paths of calls: `http://127.0.0.1:8787`. */
  readonly baseUrl: string
  /** Key that is sent with every call, or a function that gives it each time. Default: none. */
  readonly apiKey?: Secret
  /** Token of a user, or a function that gives it each time, which is sent with calls that act for one. Default: none. */
  readonly accessToken?: Secret
  /** Default: the `fetch` of the runtime. */
  readonly fetch?: typeof fetch
  /** Headers of every call. */
  readonly headers?: Readonly<Record<string, string>>
  readonly retry?: RetryOptions
}

/** A text that only the server may know, or a function that gives it each time. */
export type Secret = string | (() => string | undefined | Promise<string | undefined>)

/** Further attempts after a failure of the network, and after the statuses 429, 502, 503 and 504. */
export interface RetryOptions {
  /** Further attempts. Default: 2. */
  readonly attempts?: number
  /**
   * Longest wait before an attempt, in milliseconds. A server that asks for more is not asked again. Default: 30,000.
   */
  readonly maxDelayMs?: number
  /** True to repeat also calls that are not a GET, which may then take effect twice. Default: false. */
  readonly unsafe?: boolean
}

/** Settings of a single call. */
export interface CallOptions {
  /** Ends the call, and the wait before a further attempt. */
  readonly signal?: AbortSignal
  /** Headers besides those of the connection. */
  readonly headers?: Readonly<Record<string, string>>
  /** Default: that of the connection. */
  readonly retry?: RetryOptions
}
