import { asSentence } from '@mintline/core'

/**
 * Creates a reporter of a state that is checked again and again: reports each problem once, until it changes or ends.
 *
 * @param report - receives a sentence per problem
 */
export function deduplicatingReporter(
  report: (line: string) => void,
): (problem: string | undefined) => void {
  let last: string | undefined
  return (problem) => {
    if (problem !== undefined && problem !== last) report(asSentence(problem))
    last = problem
  }
}
