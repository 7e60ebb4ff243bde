import { reasonOf, withoutFullStop } from '@mintline/core'
import { ADMINISTRATION_REFUSALS } from './administrationRefusals.ts'
import { CLAIM_REFUSALS } from './claimRefusals.ts'
import type { RefusalArguments, RefusalSentence } from './refusal.ts'
import { TOKEN_REFUSALS } from './tokenRefusals.ts'

/** Sentences by the name of a custom error, or by the text of contracts that have none. */
const SENTENCES: ReadonlyMap<string, RefusalSentence> = new Map(
  Object.entries({ ...CLAIM_REFUSALS, ...ADMINISTRATION_REFUSALS, ...TOKEN_REFUSALS }),
)

/** Texts of contracts that hold values. */
const PATTERNS: readonly (readonly [RegExp, sentence: string])[] = [
  [
    /^Permissions: account 0x[0-9a-f]{40} is missing role 0x[0-9a-f]{64}$/i,
    'The wallet lacks the role that this takes: use the wallet of an admin',
  ],
]

/** The sentence for a refusal; for one that is not known, the contract's own words. */
export function refusalSentence(name: string, args: RefusalArguments): string {
  const sentence = SENTENCES.get(name) ?? PATTERNS.find(([pattern]) => pattern.test(name))?.[1]
  if (typeof sentence === 'function') return sentence(args)
  return sentence ?? `The contract refused: ${withoutFullStop(reasonOf(name))}`
}

/** Whether a refusal has a sentence of its own. */
export function isKnownRefusal(name: string): boolean {
  return SENTENCES.has(name) || PATTERNS.some(([pattern]) => pattern.test(name))
}
