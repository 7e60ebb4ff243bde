import { fetchRent, planModifyMetadata } from '@mintline/solana'
import { type CollectionOption, readCollection } from '../chain/collectionOption.ts'
import { assertOptionsFitNetwork } from '../config/writtenOptions.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { openSession } from '../sending/openSession.ts'
import { executePlanAsResult } from '../sending/solanaPlan.ts'
import { readOptions, usageError } from './optionValues.ts'

interface SetOptions extends CollectionOption {
  readonly field?: readonly string[]
  readonly remove?: readonly string[]
}

export async function change(context: CommandContext, options: SetOptions): Promise<CommandResult> {
  const { field = [], remove = [] } = options
  if (field.length + remove.length === 0) throw usageError('Give --field or --remove')
  const add = readOptions(field.map((text) => ['--field', text, readField] as const))
  const session = await openSession(context, { mayPropose: true })
  const values = add.map(({ field: key, value }) => [`--field ${key}`, value] as const)
  assertOptionsFitNetwork(context, session.cluster, values)
  const info = await readCollection(context, options)
  const rentOf = await fetchRent(session.cluster.connection)
  const plan = planModifyMetadata({ info, wallet: session.address, rentOf, add, remove })
  return executePlanAsResult(session, plan)
}

function readField(text: string) {
  const at = text.indexOf('=')
  if (at < 1) throw usageError(`--field takes <key>=<value>, not ${text}`)
  return { field: text.slice(0, at), value: text.slice(at + 1) }
}
