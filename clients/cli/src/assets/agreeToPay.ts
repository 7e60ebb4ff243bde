import { CommandError } from '../errors/commandError.ts'
import { canAsk, type TypedInput } from '../output/confirm.ts'
import { choose } from '../output/prompts.ts'
import { confirmSending, type SendingParty } from '../sending/confirmSending.ts'

/**
 * Asks before a payment: with real money for a typed answer, elsewhere on terminals only.
 *
 * @param what - the payment: `Pay 0.1 SOL to …`
 * @param input The user's input.
 * @throws CONFIRMATION_REQUIRED if money is real and nobody can be asked; CONFIRMATION_DECLINED, INTERRUPTED
 */
export async function agreeToPay(
  party: SendingParty,
  what: string,
  input: TypedInput,
): Promise<void> {
  const { context, chain } = party
  if (chain.isMainnet) return confirmSending(party, { title: `${what}. This is real money` }, input)
  if (context.options.yes || !canAsk(context.output, input)) return
  const choice = { message: `${what}, on ${chain.name}?`, labels: ['Yes', 'No'] }
  if ((await choose(context, choice, input)) !== 0) {
    throw new CommandError('CONFIRMATION_DECLINED', {})
  }
}
