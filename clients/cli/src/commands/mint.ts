import { formatAmount, phaseNumber } from '@mintline/core'
import type { PlanSection } from '@mintline/core/signing'
import { assertOptionsFitNetwork } from '../config/writtenOptions.ts'
import type { MintOnChain, PreparedMint, WantedMint } from '../drop/mintOnChain.ts'
import { counted } from '../output/counted.ts'
import { describeReport, exitCodeOf } from '../plans/carryOut.ts'
import { totalOf } from '../plans/costs.ts'
import { infoSection, sectionsText } from '../plans/planSections.ts'
import { sendMint } from '../plans/sendMint.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { confirmSending } from '../sending/confirmSending.ts'
import { assertSigns } from '../wallet/walletPowers.ts'
import { readOption, readWhole, usageError } from './optionValues.ts'

interface MintOptions {
  readonly quantity: string
  readonly to?: string
  readonly maxPrice?: string
  readonly proofs?: string
}

export async function mint(
  context: BaseContext,
  drop: MintOnChain,
  { quantity: items, to, maxPrice: limit, proofs }: MintOptions,
): Promise<CommandResult> {
  const quantity = readWhole('--quantity', items)
  const { maxQuantity = quantity } = drop
  if (quantity > maxQuantity) throw usageError(`--quantity is at most ${maxQuantity}`)
  const mintTo = readOption('--to', to, (text) => drop.readWallet(text))
  const maxPrice = readOption('--max-price', limit, (text) => drop.readPrice(text))
  assertOptionsFitNetwork(context, await drop.network(), [['--to', to]])
  const wanted = { quantity, mintTo, maxPrice, proofs }
  const prepared = await drop.prepare(wanted)
  const { session, title = `Mint ${counted(quantity, 'item')}`, shortfall } = prepared
  const plan = { title, sections: [describeMint(prepared, wanted)] }
  if (shortfall) throw shortfall
  if (context.options.dryRun) return dryRun(prepared, plan)
  assertSigns(context.walletSource(), prepared.signs ?? ['transaction'])
  context.output.info(sectionsText(plan.sections))
  await confirmSending(session, plan)
  return sendMint(prepared, wanted)
}

/** Describes a mint's phase, price and other costs, who pays them, and who gets the items. */
function describeMint(
  { session, minter, phase, unit, price, total, ...prepared }: PreparedMint,
  { quantity, mintTo }: WantedMint,
): PlanSection {
  const { phaseIndex, place = phaseIndex, name } = phase
  const { priceNote, priceLines = [], costs } = prepared
  const number = phaseNumber(place)
  const one = formatAmount(price, unit)
  return infoSection([
    ['phase', name === undefined ? `${number}` : `${number}, ${name}`],
    ['price of one', priceNote === undefined ? one : `${one}, ${priceNote}`],
    ...priceLines,
    ['items', `${quantity}`],
    ['price of all', formatAmount(total, unit)],
    ...costs,
    ['payer', session.address === minter ? undefined : session.address],
    ['receiver', mintTo ?? minter],
  ])
}

async function dryRun(
  { session, unit, total, coins, document, preview }: PreparedMint,
  plan: { readonly title: string; readonly sections: readonly PlanSection[] },
): Promise<CommandResult> {
  const transactions = await preview()
  const { title } = plan
  const report = { title, changes: [], warnings: [], dryRun: true, transactions } as const
  const { total: onTop, isPart } = totalOf(transactions)
  const inTokens = total > 0n && coins === 0n ? [formatAmount(total, unit)] : []
  const all = [...inTokens, session.words.amountOf(coins + onTop)].join(' and ')
  return {
    text: [
      describeReport(session, plan, report),
      ...(isPart ? [] : [`Total at most ${all} with the price of all items`]),
    ].join('\n'),
    data: {
      ...report,
      payer: session.address,
      price: total,
      ...(!isPart && { total: coins + onTop }),
      ...document,
    },
    exitCode: exitCodeOf(report),
  }
}
