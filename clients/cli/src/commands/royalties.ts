import { percentText } from '@mintline/core'
import { fetchRent, planModifyRoyalties, type ShareInput } from '@mintline/solana'
import { type CollectionOption, readCollection } from '../chain/collectionOption.ts'
import { shareLines } from '../chain/describeCollection.ts'
import { assertOptionsFitNetwork } from '../config/writtenOptions.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { openChangeSession } from '../sending/openChangeSession.ts'
import { executePlanAsResult } from '../sending/solanaPlan.ts'
import { readOptions, readWhole, shareReadings, usageError } from './optionValues.ts'

interface SetOptions extends CollectionOption {
  readonly bps?: string
  readonly creator?: readonly string[]
}

/** One option's value. */
interface Given {
  readonly points?: number
  readonly creators?: readonly ShareInput[]
}

export async function show(
  context: CommandContext,
  options: CollectionOption,
): Promise<CommandResult> {
  const { royalties } = await readCollection(context, options)
  const head = `royalties ${percentText(royalties.royaltyBasisPoints)}`
  const text = [head, shareLines(royalties.creators)].filter((part) => part !== '').join('\n')
  return { text, data: royalties }
}

export async function setRoyalties(
  context: CommandContext,
  options: SetOptions,
): Promise<CommandResult> {
  const { bps, creator } = options
  if (bps === undefined && creator === undefined) {
    throw usageError('Give --bps or --creator')
  }
  const given = readOptions<Given>([
    ['--bps', bps, (text) => ({ points: Number(readWhole('--bps', text)) })],
    ...shareReadings<Given>('--creator', creator, (share) => ({ creators: [share] })),
  ])
  const session = await openChangeSession(context)
  const receivers = given.flatMap(({ creators = [] }) => creators)
  assertOptionsFitNetwork(
    context,
    session.cluster,
    receivers.map(({ address }) => ['--creator', address]),
  )
  const info = await readCollection(context, options)
  const royalties = {
    royaltyBasisPoints:
      given.find(({ points }) => points !== undefined)?.points ?? info.royalties.royaltyBasisPoints,
    creators: creator ? receivers : info.royalties.creators,
  }
  const rentOf = await fetchRent(session.cluster.connection)
  return executePlanAsResult(
    session,
    planModifyRoyalties({ info, wallet: session.address, rentOf, royalties }),
  )
}
