import { clientSizes } from '../../clients/indexer-api/test/_size.ts'
import type { Effort } from './effort.ts'
import type { Fixture } from './fill/fixture.ts'
import { indexerKinds } from './load/calls.ts'
import { readSamples } from './load/samples.ts'
import { measureFirstAnswers } from './measure/firstAnswer.ts'
import { measureIngest } from './measure/ingest.ts'
import { databaseMemory } from './measure/memory.ts'
import { measureMints } from './measure/mint.ts'
import { measureLatencies, measureThroughput } from './measure/requests.ts'
import { clientResults, diskResult } from './measure/sizes.ts'
import { whileServed } from './measure/whileServed.ts'
import type { Note } from './report/result.ts'
import { withDatabase } from './withDatabase.ts'

/** Memory bound for a process, in MiB. */
const MEMORY = 300

/** Measures the indexer: its calls, ingest, mints, starts, disk and client. */
export async function measureIndexer(fixture: Fixture, effort: Effort, note: Note): Promise<void> {
  const samples = await withDatabase(fixture.address, readSamples)
  await whileServed(fixture, MEMORY, note, async (url) => {
    note(databaseMemory(fixture.folder))
    await measureLatencies(url, indexerKinds(samples), effort, note)
    note(await measureThroughput(url, samples, effort))
  })
  note(await measureIngest(fixture.address, effort))
  note(diskResult(fixture.disk))
  note(await measureMints(effort))
  for (const result of await measureFirstAnswers(effort, { empty: 5, again: 3 })) note(result)
  for (const result of clientResults(await clientSizes(), { all: 8, one: 2 })) note(result)
}
