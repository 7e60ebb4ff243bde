import { evmWallet } from '@mintline/core/identifiers'
import { feeCurrencies, platformFeeSteps, textOfFee } from '@mintline/evm/drop'
import type { CoinAmount } from '../../amounts/coinAmount.ts'
import { readOptions, readWhole, usageError } from '../../commands/optionValues.ts'
import { assertOptionsFitNetwork } from '../../config/writtenOptions.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { readEvmAmount } from '../amounts/evmAmount.ts'
import { feeDocument, feePhasesOnChain, flatFeeIn } from '../drop/flatFee.ts'
import type { DropOption } from '../drop/readDrop.ts'
import type { EvmContext } from '../runtime/evmContext.ts'
import { changeDrop, readSettings } from '../sending/changeDrop.ts'
import { evmPlanOf } from '../sending/evmPlan.ts'

interface SetOptions extends DropOption {
  readonly bps?: string
  readonly flat?: string
  readonly recipient?: string
}

/** Fee parts given as options; omitted parts stay unchanged. */
interface GivenFee {
  readonly valueBp?: number
  readonly flat?: CoinAmount
  readonly recipient?: string
}

export async function show(context: EvmContext, options: DropOption): Promise<CommandResult> {
  const { state, settings } = await readSettings(context, options)
  const { platformFee } = settings
  const { coin } = await context.chain()
  const currencies = feeCurrencies(await feePhasesOnChain(context, state), coin)
  const fee = platformFee ? textOfFee(platformFee, currencies) : 'none'
  return { text: `platform fee ${fee}`, data: feeDocument(platformFee, currencies) ?? null }
}

export async function setFees(context: EvmContext, options: SetOptions): Promise<CommandResult> {
  const { bps, flat, recipient } = options
  if (bps !== undefined && flat !== undefined) throw usageError('Give either --bps or --flat')
  if (bps === undefined && flat === undefined && recipient === undefined) {
    throw usageError('Give --bps, --flat or --recipient')
  }
  const parts = readOptions<GivenFee>([
    ['--bps', bps, (text) => ({ valueBp: Number(readWhole('--bps', text)) })],
    ['--flat', flat, (text) => ({ flat: readEvmAmount(text) })],
    ['--recipient', recipient, (text) => ({ recipient: evmWallet(text) })],
  ])
  const given: GivenFee = Object.assign({}, ...parts)
  assertOptionsFitNetwork(context, await context.chain(), [['--recipient', recipient]])
  return changeDrop(context, options, async ({ state, settings }, { chain }) => {
    if (given.flat && state.variant === 'erc1155') {
      throw usageError('The contract of erc1155 drops ignores flat fees: use --bps')
    }
    const { coin } = chain
    const phases = await feePhasesOnChain(context, state)
    // A contract without fees has no currency for them.
    const flat = settings.platformFee ? given.flat : undefined
    const planned = platformFeeSteps({
      drop: state,
      settings,
      fee: { ...given, flat: flat && flatFeeIn(flat, feeCurrencies(phases, coin)) },
      coin,
      presentPhases: phases,
      wantedPhases: phases,
    })
    return evmPlanOf('Set the platform fee', planned)
  })
}
