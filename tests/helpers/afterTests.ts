const ends: (() => unknown)[] = []

/** Runs in each file's process: processes in parallel runs are killed without an exit. */
export const mochaHooks = {
  async afterAll(): Promise<void> {
    for (const end of ends.splice(0).reverse()) await end()
  },
}

/**
 * Registers a teardown for the end of the tests: of one file if files run in parallel, otherwise of all. The last one
 * registered runs first.
 */
export function afterTests(end: () => unknown): void {
  ends.push(end)
}
