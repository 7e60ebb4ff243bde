import { isMintlineError } from '@mintline/core/errors'
import type { AskOptions } from '@mintline/core/node'
import type { AptosConnection } from '../chain/connection.ts'
import { decodeVersion } from './decodeDropInfo.ts'
import type { MachineVersion } from './dropInfo.ts'
import { type DropReference, machineDrop } from './dropReference.ts'
import { givenVersion, type Machines } from './machine.ts'
import { type MachineDrop, machineView } from './machineView.ts'

/** Abort name if the machine has the drop in another version. */
const WRONG_VERSION = 'EWRONG_VERSION'

/** Cached versions from machines, by collection; they never change. */
const told = new WeakMap<Machines, Map<string, MachineVersion>>()

/**
 * Reads a drop on its machine. If the version is not given, it tries version 2 first, and asks for the version
 * (`reads::version`) only if the drop has another one. So most drops need no extra request.
 *
 * @throws MODULE_ABORTED if the given version is wrong, and what `read` throws.
 */
export async function onMachine<Answer>(
  connection: AptosConnection,
  reference: DropReference,
  read: (drop: MachineDrop) => Promise<Answer>,
  options: AskOptions,
): Promise<Answer> {
  const { machines } = reference
  const drop = machineDrop(reference)
  const { collection } = drop
  const known = told.get(machines) ?? new Map<string, MachineVersion>()
  told.set(machines, known)
  const readAs = (version: MachineVersion) =>
    read(
      machineDrop({ ...reference, machines: { ...machines, versions: { [collection]: version } } }),
    )
  const version = known.get(collection)
  if (version !== undefined) return await readAs(version)
  try {
    return await read(drop)
  } catch (error) {
    const isOther = isMintlineError(error, 'MODULE_ABORTED') && error.context.name === WRONG_VERSION
    if (!isOther || givenVersion(collection, machines) !== undefined) throw error
    const view = { name: 'version', decode: decodeVersion } as const
    const actual = await machineView(connection, drop, view, options)
    known.set(collection, actual)
    return await readAs(actual)
  }
}
