import { planModifyRoyalties, type ShareInput } from '@mintline/solana'
import type { Command } from 'commander'
import {
  type CollectionOption,
  collectionOption,
  readCollection,
} from '../chain/collectionOption.ts'
import { percentText, shareLines } from '../chain/describeCollection.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { executePlanAsResult } from '../sending/executePlan.ts'
import { openSession } from '../sending/openSession.ts'
import { withExamples } from './examples.ts'
import { collected, readOptions, readWhole, shareReadings, usageError } from './optionValues.ts'

interface SetOptions extends CollectionOption {
  readonly bps?: string
  readonly creator?: readonly string[]
}

/** The value of one option. */
interface Given {
  readonly points?: number
  readonly creators?: readonly ShareInput[]
}

export function addRoyalties(program: Command, runtime: Runtime): void {
  const command = program
    .command('royalties')
    .description('Show the royalties of a collection, or set them.')
    .addOption(collectionOption())
  runtime.on(withExamples(command, ['mintline royalties', 'mintline royalties set --help']), show)
  const set = command
    .command('set')
    .description('Set the royalties. Signed by the creator.')
    .addOption(collectionOption())
    .option('--bps <basis points>', 'hundredths of a percent of a sale (default: as it is)')
    .option('--creator <address:percent>', 'who shares them; repeat for each', collected)
  withExamples(set, [
    'mintline royalties set --bps 500 --creator <address>:80 --creator <address>:20',
  ])
  runtime.on(set, setRoyalties, (path) => (path.includes('creators') ? '--creator' : '--bps'))
}

async function show(context: CommandContext, options: CollectionOption): Promise<CommandResult> {
  const { royalties } = await readCollection(context, options)
  const head = `royalties ${percentText(royalties.royaltyBasisPoints)}`
  const text = [head, shareLines(royalties.creators)].filter((part) => part !== '').join('\n')
  return { text, data: royalties }
}

async function setRoyalties(context: CommandContext, options: SetOptions): Promise<CommandResult> {
  const { bps, creator } = options
  if (bps === undefined && creator === undefined) {
    throw usageError('Give --bps or --creator')
  }
  const given = readOptions<Given>([
    ['--bps', bps, (text) => ({ points: Number(readWhole('--bps', text)) })],
    ...shareReadings<Given>('--creator', creator, (share) => ({ creators: [share] })),
  ])
  const session = await openSession(context)
  const info = await readCollection(context, options)
  const royalties = {
    royaltyBasisPoints:
      given.find(({ points }) => points !== undefined)?.points ?? info.royalties.royaltyBasisPoints,
    creators: creator ? given.flatMap(({ creators = [] }) => creators) : info.royalties.creators,
  }
  return executePlanAsResult(
    session,
    await planModifyRoyalties({ info, wallet: session.address, royalties }),
  )
}
