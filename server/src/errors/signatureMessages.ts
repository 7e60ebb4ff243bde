import { answered } from './answers.ts'

/** Messages about signatures. */
export const SIGNATURE_MESSAGES = {
  PUBLIC_KEY_MISSING: answered(
    'validation',
    ({ group }: { group: string }) =>
      `A signer of ${group} needs publicKey, since its address does not tell it`,
  ),
}
