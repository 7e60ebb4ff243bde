import type { Result } from '../report/result.ts'

/** Creates the result for the on-chain data's disk space. */
export const diskResult = (bytes: number): Result => ({
  what: 'disk, whole fixture',
  value: bytes / 1e9,
  unit: 'GB',
  bound: { most: 6 },
})

/** Bytes that a client adds to a page, minified and compressed. */
interface ClientSizes {
  readonly all: number
  readonly one: number
}

/**
 * Creates the results for client sizes.
 *
 * @param most - kilobytes for all calls and for one
 */
export function clientResults({ all, one }: ClientSizes, most: ClientSizes): Result[] {
  const result = (what: string, bytes: number, bound: number): Result => ({
    what: `client, ${what}, compressed`,
    value: bytes / 1_000,
    unit: 'kB',
    bound: { most: bound },
  })
  return [result('all calls', all, most.all), result('one call', one, most.one)]
}
