/** Messages from browsers, and from Vite for style sheets, when a part of the page fails to load. */
const LOAD_FAILURES = [
  /^Failed to fetch dynamically imported module/i,
  /^error loading dynamically imported module/i,
  /^Importing a module script failed/i,
  /^Unable to preload CSS/i,
]

/**
 * Returns true if a part of the page failed to load: without a connection, or after a new version was published.
 * Browsers cache the failure for the page's lifetime, so only a reload helps.
 */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && LOAD_FAILURES.some((message) => message.test(error.message))
}
