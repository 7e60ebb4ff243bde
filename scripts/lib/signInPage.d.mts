/** Builds the page on which a browser's wallet signs for the command, into the command's `dist`. */
export function buildSignInPage(): void

/** Builds it if it is missing or older than its sources. */
export function currentSignInPage(): void
