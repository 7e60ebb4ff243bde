import { startProcess } from '../../test/_serverProcess.ts'
import type { Effort } from '../effort.ts'
import type { Result } from '../report/result.ts'
import { inTemporaryFolder } from '../temporaryFolder.ts'

/** Measures the time to the first answer of a whole server in an empty folder, and in the same folder again. */
export async function measureFirstAnswers({ starts }: Effort): Promise<Result[]> {
  const times: { readonly empty: number; readonly again: number }[] = []
  for (let round = 0; round < starts; round += 1) {
    await inTemporaryFolder(async (folder) => {
      const [empty, again] = [await timeIn(folder), await timeIn(folder)]
      times.push({ empty, again })
    })
  }
  const result = (what: string, of: 'empty' | 'again', most: number): Result => ({
    what: `first answer, ${what}`,
    value: median(times.map((time) => time[of])) / 1_000,
    unit: 's',
    bound: { most },
  })
  return [result('empty folder', 'empty', 5), result('again', 'again', 3)]
}

async function timeIn(folder: string): Promise<number> {
  const { firstAnswer, stop } = await startProcess(folder)
  await stop()
  return firstAnswer
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
