import type { InputProblem } from '@mintline/core'
import { collectFeeCapProblems, planLowerPlatformFeeCap } from '@mintline/solana'
import { coinOf } from '#entities/cluster/lib/identity.ts'
import { draftOfParts } from '#shared/form/draftOfParts.ts'
import { STORED_BIGINT } from '#shared/form/draftStore.ts'
import { amountText, type Currency, percentText } from '#shared/lib/amountText.ts'
import { z } from '#shared/lib/zod.ts'
import type { Section } from './section.ts'

/** The highest platform fee being edited; undefined = nothing entered. */
export interface FeeCapDraft {
  basisPoints?: number | undefined
  /** Lamports for each item. */
  flat?: bigint | undefined
}

/** Creates the section that lowers the highest platform fee, in the network's currency. */
export function feeCapSection(currency: Currency): Section<FeeCapDraft> {
  const coin = coinOf(currency)
  return {
    role: 'primaryFeeAdmin',
    kind: draftOfParts<FeeCapDraft>([
      {
        key: 'basisPoints',
        label: 'Highest percentage',
        text: ({ basisPoints }) => (basisPoints === undefined ? '' : percentText(basisPoints)),
      },
      {
        key: 'flat',
        label: 'Highest flat fee',
        text: ({ flat }) => (flat === undefined ? '' : amountText(flat, currency)),
      },
    ]),
    schema: z.object({ basisPoints: z.optional(z.number()), flat: z.optional(STORED_BIGINT) }),
    draftOf: ({ platformFees: { cap } }) => ({ basisPoints: cap.basisPoints, flat: cap.flat }),
    problems: (info, cap) => [...missingParts(cap), ...collectFeeCapProblems({ info, cap, coin })],
    written: () => [],
    plan: ({ info, wallet, after: cap }) => planLowerPlatformFeeCap({ info, wallet, cap, coin }),
    title: ({ symbol }) => `Lower the highest platform fee of ${symbol}`,
  }
}

function missingParts({ basisPoints, flat }: FeeCapDraft): InputProblem[] {
  const missing = (path: string, message: string) => ({ path, code: 'MISSING', message })
  return [
    ...(basisPoints === undefined
      ? [missing('cap.basisPoints', 'Enter a percentage; 0 allows none.')]
      : []),
    ...(flat === undefined ? [missing('cap.flat', 'Enter an amount; 0 allows none.')] : []),
  ]
}
