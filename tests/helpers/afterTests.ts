const ends: (() => unknown)[] = []

/** Runs in the process of each file: processes of parallel runs are killed without an exit. */
export const mochaHooks = {
  async afterAll(): Promise<void> {
    for (const end of ends.splice(0).reverse()) await end()
  },
}

/** Has something ended after the tests: of a file where files run in parallel, else of all. The last comes first. */
export function afterTests(end: () => unknown): void {
  ends.push(end)
}
