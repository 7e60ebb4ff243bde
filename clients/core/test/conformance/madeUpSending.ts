import { untilAborted } from '../../src/async/index.ts'
import {
  type RecordedStep,
  type Recording,
  recorded,
  type SendStepsOptions,
  type SentStep,
  type StepOutcome,
} from '../../src/drop/index.ts'
import { isMintlineError, type MintlineError } from '../../src/errors/index.ts'
import { type MadeUpCall, type MadeUpLedger, type MadeUpWallet, textOf } from './madeUpLedger.ts'

interface StepInput {
  readonly ledger: MadeUpLedger
  readonly step: { readonly title: string; readonly call: MadeUpCall }
  readonly wallet: MadeUpWallet
  readonly place: { readonly title: string; readonly index: number; readonly total: number }
}

/** Sends a step, by the wallet itself if it does so. */
export function sendStep(
  { ledger, step, wallet, place }: StepInput,
  { journal, signal, onProgress, onConfirmed }: SendStepsOptions,
): Promise<SentStep> {
  const { title, call } = step
  signal?.throwIfAborted()
  onProgress?.({ ...place, stage: 'checking', hash: undefined })
  return recorded({ journal, signal, hasEnded: () => true }, { title }, async (recording) => {
    ledger.fork().run(wallet.address, call)
    const submit = async () => {
      const signed = ledger.sign(wallet, call)
      await recording.beforeSend(signed)
      signal?.throwIfAborted()
      ledger.submit(signed)
      return signed.hash
    }
    const hash = wallet.act
      ? await untilAborted(ask(ledger, { wallet, call }, recording), signal)
      : await submit()
    recording.onSent(hash)
    onProgress?.({ ...place, stage: 'sent', hash })
    const sent = { title, hash }
    onConfirmed?.(sent)
    onProgress?.({ ...place, stage: 'confirmed', hash })
    return sent
  })
}

/** Has a wallet send a call by itself, and returns the hash under which it landed, whatever the wallet answers. */
async function ask(
  ledger: MadeUpLedger,
  { wallet, call }: Pick<StepInput, 'wallet'> & { readonly call: MadeUpCall },
  { beforeAsk, onRefused, onSent }: Recording,
): Promise<string> {
  const { address: from, act } = wallet
  if (!act) throw new TypeError('The wallet only signs')
  const { nonce } = ledger.account(from)
  const slot = ledger.isContract(from) ? {} : { nonce }
  const asked = { from, ...slot, data: textOf(call), value: 0n, sinceBlock: 0n }
  await beforeAsk(asked)
  try {
    onSent(await ledger.ask(wallet, act, call))
  } catch (error) {
    const user = ledger.nonceUser(from, nonce)
    if (user?.data === asked.data) return user.hash
    if (isMintlineError(error, 'TRANSACTION_REJECTED')) onRefused()
    throw error
  }
  return ledger.nonceUser(from, nonce)?.hash ?? ''
}

/** Finds a recorded step's outcome. */
export function resumeStep(ledger: MadeUpLedger, step: RecordedStep): StepOutcome {
  const { id: hash, title, serialized, asked } = step
  if (asked) {
    const { from, nonce, hash: answer } = asked
    if (nonce === undefined) {
      return answer !== undefined && ledger.hasLanded(answer)
        ? { status: 'confirmed', sent: { title, hash: answer } }
        : { status: 'unknown' }
    }
    const user = ledger.nonceUser(from, nonce)
    return user?.data === asked.data
      ? { status: 'confirmed', sent: { title, hash: user.hash } }
      : { status: 'notSent', takenBy: user?.hash }
  }
  const error = refusalOf(() => serialized && ledger.submit({ hash, serialized }))
  if (ledger.hasLanded(hash)) return { status: 'confirmed', sent: { title, hash } }
  return error ? { status: 'failed', error } : { status: 'notSent' }
}

/** Returns the error that a call throws; undefined = it passes. */
export function refusalOf(call: () => unknown): MintlineError | undefined {
  try {
    call()
    return undefined
  } catch (error) {
    if (!isMintlineError(error)) throw error
    return error
  }
}
