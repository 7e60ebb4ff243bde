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

/** What is about to be sent. */
export interface PlanToConfirm {
  /** With its costs. */
  readonly title: string
  /** What it changes, as the command has printed it. Default: nothing but the title. */
  readonly details?: string
  /** Its transactions' titles. Default: they depend on what is on chain by then. */
  readonly transactions?: readonly string[]
}

/**
 * Asks for confirmation before anything is sent to a network with real money; once for everything.
 *
 * @param input The user's input.
 * @throws CONFIRMATION_REQUIRED if nobody can be asked; CONFIRMATION_DECLINED, INTERRUPTED
 */
export async function confirmSending(
  session: SendingParty,
  { title, details = '', transactions = [] }: PlanToConfirm,
  input: TypedInput = process.stdin,
): Promise<void> {
  const { chain, context } = session
  context.throwIfInterrupted()
  if (context.options.dryRun) return
  // The person agrees on the page, which then asks the wallet.
  if (context.page) return context.page.show({ title, details, transactions })
  if (!chain.isMainnet || context.options.yes) return
  if (context.isConfirmed) return
  if (!canAsk(context.output, input)) {
    throw new CommandError('CONFIRMATION_REQUIRED', { network: chain.name })
  }
  const question = `${title} on ${chain.name}, paid by ${session.address}.`
  await confirmByTyping(context, question, input)
  context.isConfirmed = true
}
