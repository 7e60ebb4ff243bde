import { PHASE_MESSAGES } from './phaseMessages.ts'

/** Messages about changes of drops by their owners, before anything is sent. */
export const ADMINISTRATION_MESSAGES = {
  ...PHASE_MESSAGES,
  WRONG_DROP_WALLET: ({ role, expected, actual }: WrongWallet) =>
    `Use the wallet of the ${role}, ${expected}; the one given is ${actual}`,
  U64_INVALID: ({ value, min }: { value: bigint; min: bigint }) =>
    `A whole number from ${min} to 2^64 - 1 is needed, but received - ${value}`,
  DROP_TIME_INVALID: ({ value }: { value: string }) =>
    `${value} is not a time: write it like 2026-05-01T16:00:00Z, with a time zone`,
  FIXED_IN_VERSION_1: (_: { collection: string }) =>
    'Drops of version 1 have a fixed platform fee, no limit per transaction and no limit of open editions',
}

interface WrongWallet {
  role: 'owner' | 'next owner'
  /** Address of the wallet that may send the change. */
  expected: string
  actual: string
}
