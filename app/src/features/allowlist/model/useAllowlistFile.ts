import { type ListFile, useListFile } from '#entities/list/model/useListFile.ts'
import type { AllowlistReading } from '../lib/allowlistService.ts'
import { type AllowlistWorker, startAllowlistWorker } from './allowlistWorker.ts'

/** The chosen file of an allowlist. */
export type AllowlistFile = ListFile<AllowlistWorker, AllowlistReading>

/**
 * The file of an allowlist, read in a worker; undefined = none.
 *
 * @param flatFee - lamports of the collection's flat fee; 0 = none
 */
export function useAllowlistFile(flatFee: bigint) {
  return useListFile<AllowlistReading, AllowlistWorker>({
    flatFee,
    startWorker: startAllowlistWorker,
  })
}
