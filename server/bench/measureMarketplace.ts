import { clientSizes } from '../../clients/marketplace-api/test/_size.ts'
import type { Effort } from './effort.ts'
import type { Fixture } from './fill/fixture.ts'
import { marketplaceKinds, ofUsers } from './load/marketplaceCalls.ts'
import { signMembersIn } from './load/members.ts'
import { readSamples } from './load/samples.ts'
import { measureFirstAnswers } from './measure/firstAnswer.ts'
import { measureLatencies, measureSurcharge } from './measure/requests.ts'
import { clientResults } from './measure/sizes.ts'
import { whileServed } from './measure/whileServed.ts'
import type { Note } from './report/result.ts'
import { withDatabase } from './withDatabase.ts'

/** Memory bound for a process, in MiB. */
const MEMORY = 350

/** Measures the marketplace: its calls, the cost of authentication, starts with both interfaces, and its client. */
export async function measureMarketplace(
  fixture: Fixture,
  effort: Effort,
  note: Note,
): Promise<void> {
  const samples = await withDatabase(fixture.address, async (database) => ({
    ...(await readSamples(database)),
    members: await signMembersIn(database),
  }))
  await whileServed(fixture, MEMORY, note, async (url) => {
    await measureLatencies(url, marketplaceKinds(samples), effort, note)
    note(await measureSurcharge(url, ofUsers(samples), effort))
  })
  for (const result of await measureFirstAnswers(effort, { empty: 5, again: 2.5 })) note(result)
  for (const result of clientResults(await clientSizes(), { all: 9, one: 2 })) note(result)
}
