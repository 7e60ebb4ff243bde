import { existsSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { fileNotReadable, writePrivately } from '@mintline/core/files'
import { z } from 'zod'

/** Contracts that a config has created on one network. */
export interface CreatedContracts<Address extends string = string> {
  readonly drop?: Address | undefined
  /** Contract behind the drop, on chains that have one. */
  readonly implementation?: Address | undefined
}

/**
 * Opens the record of contracts that a config has created: their addresses follow from the transactions that create
 * them, so they are stored nowhere else.
 *
 * @param configPath The config's path; each config in a folder has its own record.
 * @param addressOf Parses an address on the chain.
 */
export function createdContracts<Address extends string>(
  stateFolder: string,
  configPath: string,
  addressOf: (text: string) => Address,
) {
  const path = join(stateFolder, `${parse(configPath).name}.json`)
  const address = z.string().transform((text) => addressOf(text))
  const created = z.object({ drop: address.optional(), implementation: address.optional() })
  /** @throws FILE_NOT_READABLE */
  const read = (): CreatedContracts<Address> => {
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
    record: (kind: keyof CreatedContracts, contract: Address): void =>
      writePrivately(path, JSON.stringify({ ...read(), [kind]: contract })),
  }
}
