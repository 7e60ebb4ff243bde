import type { ShownPlan } from '@mintline/core/signing'
import { CommandError } from '../errors/commandError.ts'
import { canAsk, confirmByTyping, type TypedInput } from '../output/confirm.ts'
import type { BaseContext } from '../runtime/baseContext.ts'

/** A wallet on a network, ready to send. */
export interface SendingParty {
  readonly context: BaseContext
  readonly chain: {
    /** Display name. */
    readonly name: string
    /** True if money is real. */
    readonly isMainnet: boolean
  }
  /** The paying wallet's address. */
  readonly address: string
}

/** A plan that the command has printed. Default: its title says everything. */
type PlanToConfirm = Pick<ShownPlan, 'title'> & Partial<ShownPlan>

/**
 * Asks for confirmation before anything is sent to a network with real money; once for everything.
 *
 * @param input The user's input.
 * @throws CONFIRMATION_REQUIRED if nobody can be asked; CONFIRMATION_DECLINED, INTERRUPTED
 */
export async function confirmSending(
  session: SendingParty,
  { title, cost, sections = [], warnings = [], transactions = [] }: PlanToConfirm,
  input: TypedInput = process.stdin,
): Promise<void> {
  const { chain, context } = session
  context.throwIfInterrupted()
  if (context.options.dryRun) return
  // The person agrees on the page, which then asks the wallet.
  if (context.page) return context.page.show({ title, cost, sections, warnings, transactions })
  if (!chain.isMainnet || context.options.yes) return
  if (context.isConfirmed) return
  if (!canAsk(context.output, input)) {
    throw new CommandError('CONFIRMATION_REQUIRED', { network: chain.name })
  }
  const priced = cost === undefined ? title : `${title} for ${cost}`
  const question = `${priced} on ${chain.name}, paid by ${session.address}.`
  await confirmByTyping(context, question, input)
  context.isConfirmed = true
}
