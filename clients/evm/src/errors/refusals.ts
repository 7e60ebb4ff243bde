import { withoutFullStop } from '@mintline/core/errors'
import { reasonOf } from '@mintline/core/node'
import { ADMINISTRATION_REFUSALS } from './administrationRefusals.ts'
import { CLAIM_REFUSALS } from './claimRefusals.ts'
import type { RefusalArguments, RefusalSentence } from './refusal.ts'
import { TOKEN_REFUSALS } from './tokenRefusals.ts'

/** Messages by custom error name or revert string. */
const SENTENCES: ReadonlyMap<string, RefusalSentence> = new Map(
  Object.entries({ ...CLAIM_REFUSALS, ...ADMINISTRATION_REFUSALS, ...TOKEN_REFUSALS }),
)

/** Revert strings that contain values. */
const PATTERNS: readonly (readonly [RegExp, sentence: string])[] = [
  [
    /^Permissions: account 0x[0-9a-f]{40} is missing role 0x[0-9a-f]{64}$/i,
    'The wallet does not have the required role: use an admin wallet',
  ],
]

/** Returns the message for a refusal; for an unknown one, the contract's own text. */
export function refusalSentence(name: string, args: RefusalArguments): string {
  const sentence = SENTENCES.get(name) ?? PATTERNS.find(([pattern]) => pattern.test(name))?.[1]
  if (typeof sentence === 'function') return sentence(args)
  return sentence ?? `The contract refused: ${withoutFullStop(reasonOf(name))}`
}

/** Returns true if a refusal has its own message. */
export function isKnownRefusal(name: string): boolean {
  return SENTENCES.has(name) || PATTERNS.some(([pattern]) => pattern.test(name))
}
