/** Messages of browsers, and of Vite for style sheets, about a part of the page that did not load. */
const LOAD_FAILURES = [
  /^Failed to fetch dynamically imported module/i,
  /^error loading dynamically imported module/i,
  /^Importing a module script failed/i,
  /^Unable to preload CSS/i,
]

/**
 * True where a part of the page could not be loaded: without a connection, or after a newer version was
 * published. Browsers remember the failure for as long as the page lives, so only a reload helps.
 */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && LOAD_FAILURES.some((message) => message.test(error.message))
}
