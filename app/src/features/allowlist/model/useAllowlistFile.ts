import { type ListFile, useListFile } from '#entities/list/model/useListFile.ts'
import type { AllowlistReading } from '../lib/allowlistService.ts'
import { type AllowlistWorker, startAllowlistWorker } from './allowlistWorker.ts'

/** An allowlist's chosen file. */
export type AllowlistFile = ListFile<AllowlistWorker, AllowlistReading>

/**
 * Reads an allowlist's file in a worker; undefined = none.
 *
 * @param flatFee - the collection's flat fee in lamports; 0 = none
 */
export function useAllowlistFile(flatFee: bigint) {
  return useListFile<AllowlistReading, AllowlistWorker>({
    flatFee,
    startWorker: startAllowlistWorker,
  })
}
