import { z } from 'zod'

/** Default limits for the marketplace, which operators can change. */
export const MARKETPLACE_LIMITS = {
  pageEntries: 20,
  pageMostEntries: 1_000,
  wallets: 20,
  followings: 5_000,
  confirmationHours: 24,
  confirmationAttempts: 5,
  resendSeconds: 60,
  mailsPerReceiver: 5,
  mailsPerDomain: 200,
  formMinutes: 10,
  nameCharacters: 50,
  textCharacters: 1_000,
  lockedBytes: 10_000,
  reportCharacters: 2_000,
  shortUrlLeastCharacters: 3,
  shortUrlMostCharacters: 32,
  reservedUrls: [] as readonly string[],
}

/** A number from 1, so that a typo turns nothing off, to a maximum with which the server still works. */
const upTo = (most: number) => between(1, most)

function between(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`
  return z.int({ error }).min(least, { error }).max(most, { error }).optional()
}

/** Short URL lengths that the database accepts. */
const shortUrlCharacters = between(
  MARKETPLACE_LIMITS.shortUrlLeastCharacters,
  MARKETPLACE_LIMITS.shortUrlMostCharacters,
)

/** Pairs of limits where the first must not exceed the second. */
const ORDERED = [
  ['pageEntries', 'pageMostEntries'],
  ['shortUrlLeastCharacters', 'shortUrlMostCharacters'],
] as const

const SHORT_URL = /^[a-z0-9-]{3,32}$/

/** Entry `marketplaceLimits` in the settings file. */
export const MARKETPLACE_LIMITS_SCHEMA = z
  .strictObject({
    pageEntries: upTo(1_000),
    pageMostEntries: upTo(1_000),
    wallets: upTo(1_000),
    followings: upTo(100_000),
    confirmationHours: upTo(720),
    confirmationAttempts: upTo(100),
    resendSeconds: upTo(86_400),
    mailsPerReceiver: upTo(1_000),
    mailsPerDomain: upTo(1_000_000),
    formMinutes: upTo(60),
    nameCharacters: upTo(200),
    textCharacters: upTo(10_000),
    lockedBytes: upTo(100_000),
    reportCharacters: upTo(10_000),
    shortUrlLeastCharacters: shortUrlCharacters,
    shortUrlMostCharacters: shortUrlCharacters,
    reservedUrls: z
      .array(
        z.string().regex(SHORT_URL, { error: 'must be 3 to 32 small letters, digits and dashes' }),
      )
      .optional(),
  })
  .superRefine((file, context) => {
    const limits = { ...MARKETPLACE_LIMITS, ...file }
    for (const [least, most] of ORDERED) {
      if (limits[least] <= limits[most]) continue
      context.addIssue({
        code: 'custom',
        path: [least],
        message: `must not be more than ${most}, which is ${limits[most]}`,
      })
    }
  })
  .optional()
