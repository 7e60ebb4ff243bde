// Starts one PostgreSQL for all processes in a run: `mocha --require server/test/_sharedPostgres.ts --parallel`.
import { openPostgres, type TestPostgres, urlOf } from './_postgres.ts'

/** Besides DATABASE_URL, this variable passes the template's name to other processes. */
const TEMPLATE = 'MINTLINE_TEST_TEMPLATE'

let shared: TestPostgres | undefined

/** Runs once, in the process that starts the others. */
export async function mochaGlobalSetup(): Promise<void> {
  shared = await openPostgres()
  process.env.DATABASE_URL = urlOf(shared.administration)
  process.env[TEMPLATE] = shared.template
}

export async function mochaGlobalTeardown(): Promise<void> {
  await shared?.close()
}

/** Returns the run's PostgreSQL; undefined = each process has its own. */
export function sharedPostgres(): Pick<TestPostgres, 'administration' | 'template'> | undefined {
  const { DATABASE_URL, [TEMPLATE]: template } = process.env
  return DATABASE_URL && template
    ? { administration: { connectionString: DATABASE_URL }, template }
    : undefined
}
