import { withoutFullStop } from '@mintline/core'

/** Messages about keystore files. They never contain any of the content. */
export const KEYSTORE_MESSAGES = {
  KEYSTORE_INVALID: ({ reason }: { reason: string }) =>
    `The keystore is invalid: ${withoutFullStop(reason)}`,
  KEYSTORE_PASSWORD_WRONG: (_: Record<never, never>) =>
    'The password of the keystore is wrong: try another one',
}
