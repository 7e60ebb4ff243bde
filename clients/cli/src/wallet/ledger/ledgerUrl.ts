import { CommandError } from '../../errors/commandError.ts'

/** An account on a Ledger device, as the Solana CLI names it: `usb://ledger/<address>?key=<account>/<index>`. */
export interface LedgerUrl {
  /** The device must have this address; undefined = any device. */
  readonly address: string | undefined
  /** Numbers for the account and its address, or fewer. */
  readonly key: readonly number[]
  /** A whole derivation path in place of the numbers, such as `44'/60'/0'/1`. */
  readonly fullPath: string | undefined
}

const URL = /^usb:\/\/ledger(?:\/([^/?#]*))?(?:\?([^#]*))?$/i
/** At most two numbers, with or without the mark for hardened ones. */
const KEY = /^\d{1,10}'?(?:\/\d{1,10}'?)?$/
const FULL_PATH = /^(?:m\/)?(\d{1,10}'?(?:\/\d{1,10}'?){1,9})$/
/** Path elements are below this; hardened ones are marked. */
const HARDENED = 2 ** 31

/** Returns true if a text in an option or setting names a device instead of a file. */
export function isDeviceUrl(text: string): boolean {
  return /^usb:/i.test(text)
}

/**
 * Parses a Ledger account's URL.
 *
 * @param option The option or setting with the text, for messages.
 * @throws USAGE_INVALID
 */
export function parseLedgerUrl(text: string, option: string): LedgerUrl {
  const [isUrl, address = '', query = ''] = URL.exec(text) ?? []
  const settings = new URLSearchParams(query)
  const unknown = [...settings.keys()].filter((name) => !['key', 'full-path'].includes(name))
  if (isUrl === undefined || unknown.length > 0 || [...settings.keys()].length > 1) {
    const reason = `${option} takes usb://ledger, usb://ledger?key=<account>/<index> or usb://ledger?full-path=<path>, not ${text}`
    throw new CommandError('USAGE_INVALID', { reason })
  }
  const key = settings.get('key')
  const full = settings.get('full-path')
  return {
    address: address === '' ? undefined : address,
    key: key === null ? [] : numbersOf(key, KEY.exec(key)?.[0], option),
    fullPath: full === null ? undefined : pathOf(full, option),
  }
}

function pathOf(text: string, option: string): string {
  const path = FULL_PATH.exec(text)?.[1]
  numbersOf(text, path, option)
  return path ?? ''
}

function numbersOf(text: string, path: string | undefined, option: string): readonly number[] {
  const numbers = path?.split('/').map((part) => Number.parseInt(part, 10)) ?? [HARDENED]
  if (numbers.every((number) => number < HARDENED)) return numbers
  const reason = `Not a derivation path in ${option} - ${text}: write numbers below 2147483648, as in key=0/0 or full-path=m/44'/60'/0'/0`
  throw new CommandError('USAGE_INVALID', { reason })
}
