import { type Payer, payForUpload, type UploadPlan } from '@mintline/assets'
import { askNode, systemClock } from '@mintline/core'
import type { StepJournal } from '@mintline/core/drop'
import { COMPUTE_LIMITS, type PlannedTransaction } from '@mintline/solana'
import { PublicKey, SystemProgram } from '@solana/web3.js'
import type { TypedInput } from '../output/confirm.ts'
import { sendSteps } from '../plans/carryOut.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import { openSession } from '../sending/openSession.ts'
import type { WriteSession } from '../sending/writeSession.ts'
import { agreeToPay } from './agreeToPay.ts'
import { assertCost, solText } from './maxCost.ts'

/** Milliseconds between polls for a transaction. */
const PAUSE = 1_000

/**
 * Tops up the storage balance for an upload, once the user agrees. Reports an earlier run's payment to the storage
 * instead of repeating it.
 *
 * @param maxCost - maximum lamports to pay; undefined = no limit
 * @param input The user's input.
 * @returns Paid lamports; 0 = nothing.
 * @throws STORAGE_COST_EXCEEDED, CONFIRMATION_REQUIRED, CONFIRMATION_DECLINED, INTERRUPTED; what sending and paying
 * throw
 */
export async function payStorage(
  context: CommandContext,
  plan: UploadPlan,
  maxCost: bigint | undefined,
  input: TypedInput,
): Promise<bigint> {
  if (!plan.storage.account) return 0n
  const session = await openSession(context)
  const { signal } = context
  const ask = async (amount: bigint, title: string) => {
    assertCost(amount, maxCost)
    await agreeToPay(session, title, input)
  }
  return payForUpload(plan, walletPayer(session, plan.storage.place, ask), { signal })
}

/**
 * Creates a payer for a command's wallet.
 *
 * @param ask - resolves once an amount may be paid
 */
function walletPayer(
  session: WriteSession,
  place: string,
  ask: (amount: bigint, title: string) => Promise<void>,
): Payer {
  return {
    pay: async (payee, amount, beforeSend) => {
      const title = `Pay ${solText(amount)} to ${place}`
      await ask(amount, title)
      const step = paymentStep(session, { title, payee, amount })
      const { journal } = session
      const add: StepJournal['add'] = async (payment) => {
        await beforeSend(payment.id)
        await journal.add(payment)
      }
      const [payment] = await sendSteps({ ...session, journal: { ...journal, add } }, [step])
      if (payment) await isFinal(session, payment.signature)
    },
    isPaid: (payment) => isFinal(session, payment),
  }
}

interface Payment {
  readonly title: string
  readonly payee: string
  /** Lamports. */
  readonly amount: bigint
}

function paymentStep(
  { wallet }: WriteSession,
  { title, payee, amount }: Payment,
): PlannedTransaction {
  const payer = wallet.publicKey
  const transfer = SystemProgram.transfer({
    fromPubkey: payer,
    toPubkey: new PublicKey(payee),
    lamports: amount,
  })
  return {
    ...{ title, payer, instructions: [transfer], signers: [], rent: 0n },
    maxComputeUnits: COMPUTE_LIMITS.administration,
  }
}

/**
 * Waits until a transaction is final, and then returns true; false if it failed or is not found. Storages count final
 * ones.
 */
async function isFinal({ cluster, context }: WriteSession, signature: string): Promise<boolean> {
  const { connection } = cluster
  for (;;) {
    const { value } = await askNode(
      'getSignatureStatuses',
      () => connection.getSignatureStatuses([signature], { searchTransactionHistory: true }),
      { signal: context.signal },
    )
    const [status] = value
    if (!status || status.err) return false
    if (status.confirmationStatus === 'finalized') return true
    await systemClock.sleep(PAUSE, context.signal)
  }
}
