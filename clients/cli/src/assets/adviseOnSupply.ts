import { AssetsError } from '@mintline/assets'
import type { BuildInput } from '@mintline/assets/node'
import { isMintlineError } from '@mintline/core'
import type { SourceOptions } from './sourceInput.ts'

/**
 * Runs work on a build's sources. If items are missing for the config's item count, the error says how to change it.
 *
 * @throws What the work throws
 */
export async function adviseOnSupply<Result>(
  { supply }: BuildInput,
  options: Pick<SourceOptions, 'supply'>,
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const isOfConfig = options.supply === undefined && supply !== undefined
    if (!isOfConfig || !isMintlineError(error, 'ASSETS_INVALID')) throw error
    const { source, problems } = error.context
    const advised = problems.map((problem) => {
      if (problem.code !== 'NUMBERS_MISSING') return problem
      const message = `${problem.message} (maxNumberOfTokens of the config is ${supply}: change it, or use --supply)`
      return { ...problem, message }
    })
    throw new AssetsError('ASSETS_INVALID', { source, problems: advised }, { cause: error })
  }
}
