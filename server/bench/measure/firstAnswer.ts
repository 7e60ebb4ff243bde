import { median } from '../../../tests/benchmarks/median.ts'
import { startProcess } from '../../test/_serverProcess.ts'
import type { Effort } from '../effort.ts'
import type { Result } from '../report/result.ts'
import { inTemporaryFolder } from '../temporaryFolder.ts'

/** Time to the first answer in an empty folder, and in the same folder again. */
interface FirstAnswers {
  readonly empty: number
  readonly again: number
}

/** Measures a whole server's time to its first answer. */
export async function measureFirstAnswers(
  { starts }: Effort,
  most: FirstAnswers,
): Promise<Result[]> {
  const times: FirstAnswers[] = []
  for (let round = 0; round < starts; round += 1) {
    await inTemporaryFolder(async (folder) => {
      const [empty, again] = [await timeIn(folder), await timeIn(folder)]
      times.push({ empty, again })
    })
  }
  const result = (what: string, of: keyof FirstAnswers): Result => ({
    what: `first answer, ${what}`,
    value: median(times.map((time) => time[of])) / 1_000,
    unit: 's',
    bound: { most: most[of] },
  })
  return [result('empty folder', 'empty'), result('again', 'again')]
}

async function timeIn(folder: string): Promise<number> {
  const { firstAnswer, stop } = await startProcess(folder)
  await stop()
  return firstAnswer
}
