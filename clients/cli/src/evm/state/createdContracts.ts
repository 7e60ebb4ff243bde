import { existsSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import { z } from 'zod'
import { fileNotReadable } from '../../files/fileFailures.ts'
import { writePrivately } from '../../state/writePrivately.ts'

const address = z.string().transform((text) => evmAddress(text))
const created = z.object({ drop: address.optional(), implementation: address.optional() })

/** Contracts that a config has created on one network. */
export type CreatedContracts = z.infer<typeof created>

/**
 * The record of the contracts that a config has created: their addresses follow from the transactions that create
 * them, so they are nowhere else.
 *
 * @param configPath Path of the config; each config of a folder has a record of its own.
 */
export function createdContracts(stateFolder: string, configPath: string) {
  const path = join(stateFolder, `${parse(configPath).name}.json`)
  /** @throws FILE_NOT_READABLE */
  const read = (): CreatedContracts => {
    if (!existsSync(path)) return {}
    try {
      return created.parse(JSON.parse(readFileSync(path, 'utf8')))
    } catch (cause) {
      throw fileNotReadable(path, cause)
    }
  }
  return {
    read,
    /** @throws FILE_NOT_WRITABLE */
    record: (kind: keyof CreatedContracts, contract: EvmAddress): void =>
      writePrivately(path, JSON.stringify({ ...read(), [kind]: contract })),
  }
}
