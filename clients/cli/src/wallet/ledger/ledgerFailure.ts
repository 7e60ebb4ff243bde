import { CoreError, type MintlineError, withoutKeys } from '@mintline/core'
import { CommandError } from '../../errors/commandError.ts'

/** Status words by the system and apps, in an answer's last two bytes. */
const OK = 0x9000
const REJECTED: readonly number[] = [0x6985, 0x5501]
const LOCKED: readonly number[] = [0x5515, 0x6982, 0x6804, 0x6b0c]
/** The dashboard does not know an app's commands. */
const NO_APP: readonly number[] = [0x6e01, 0x6511, 0x650f, 0x6d02, 0x6700]
/** Another app does not know them. */
const OTHER_APP: readonly number[] = [0x6e00, 0x6d00]

/** A failed request to a device. */
export interface LedgerRequest {
  /** The app's name on the device. */
  readonly app: string
  /** The app's status words if it would have to sign what it cannot show. */
  readonly blindSigning: readonly number[]
  /** Status word in the device's last answer; undefined = it has not answered the last command. */
  readonly status: number | undefined
}

/** Converts the failure of a request to a device, by the device's status word: the packages' errors differ by version. */
export function ledgerFailure(error: unknown, request: LedgerRequest): MintlineError {
  const { app, status, blindSigning } = request
  const cause = { cause: error }
  if (status === undefined) return new CommandError('LEDGER_DISCONNECTED', {}, cause)
  if (REJECTED.includes(status)) return new CoreError('TRANSACTION_REJECTED', {}, cause)
  if (LOCKED.includes(status)) return new CommandError('LEDGER_LOCKED', {}, cause)
  if (NO_APP.includes(status)) return new CommandError('LEDGER_APP_NOT_OPEN', { app }, cause)
  if (OTHER_APP.includes(status)) {
    return new CommandError('LEDGER_OTHER_APP', { app, open: undefined }, cause)
  }
  if (blindSigning.includes(status)) {
    return new CommandError('LEDGER_BLIND_SIGNING_OFF', { app }, cause)
  }
  const reason = status === OK ? reasonOf(error) : `0x${status.toString(16)}`
  return new CommandError('LEDGER_FAILED', { app, reason }, cause)
}

function reasonOf(error: unknown): string {
  return withoutKeys(error instanceof Error ? error.message : String(error))
}
