/** Resolves in a separate task, so that the page can respond first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
