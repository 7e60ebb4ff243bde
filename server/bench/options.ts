import { isOneOf } from '@mintline/core'
import { assertNoWords, givenOptions } from '../src/config/givenOptions.ts'

const SUBJECTS = ['indexer', 'marketplace'] as const

export const HELP = `Measures speed and memory of the server, and compares them with their bounds.

Usage: npm run bench:server -- [indexer|marketplace] [options]

Without a name, the indexer; the marketplace adds users, likes, followings and notifications to the database.

  --small  a hundredth of the rows and short measurements, which are compared with no bounds
  --fresh  fill the database anew, which is kept in .mintline/bench
  --json   print JSON
  --help   show this text`

/** An interface that can be measured. */
export type Subject = (typeof SUBJECTS)[number]

/** Benchmark options. */
export interface BenchOptions {
  readonly help: boolean
  /** Interface to measure. */
  readonly subject: Subject
  /** True = a hundredth of the rows and short measurements, compared with no bounds. */
  readonly isSmall: boolean
  /** True = fill the database anew. */
  readonly isFresh: boolean
  /** True = print JSON. */
  readonly isJson: boolean
}

/**
 * Parses the command's arguments.
 *
 * @throws `OPTION_UNKNOWN`, `OPTION_INVALID`
 */
export function benchOptions(args: readonly string[]): BenchOptions {
  const flags = ['small', 'fresh', 'json', 'help']
  const { options, words } = givenOptions(args, { flags, values: [] })
  const [subject = 'indexer', ...others] = words
  assertNoWords(isOneOf(SUBJECTS, subject) ? others : words)
  return {
    help: options.has('help'),
    subject: subject as Subject,
    isSmall: options.has('small'),
    isFresh: options.has('fresh'),
    isJson: options.has('json'),
  }
}
