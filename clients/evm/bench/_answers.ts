import { maxUint256, numberToHex } from 'viem'
import { fetchClaimRestriction } from '../src/mint/fetchClaimRestriction.ts'
import { fetchMintState } from '../src/mint/fetchMintState.ts'
import type { TestChain } from '../test/support/chain.ts'
import { type ConditionInput, deployDrop, type TestDrop } from '../test/support/drops.ts'
import { openTheirDrop, type TheirDrop } from './_thirdweb.ts'

/** A question about a drop, with the answer of each side. */
export interface Answer {
  readonly question: string
  readonly ours: string
  readonly theirs: string
  /** True if both sides say the same. */
  readonly agree: boolean
}

interface Question {
  readonly question: string
  readonly quantity: bigint
  readonly conditions: readonly ConditionInput[]
}

const DAY = 86_400n
const OPEN: ConditionInput = {
  pricePerToken: 5n,
  quantityLimitPerWallet: 5n,
  maxClaimableSupply: 10n,
}
const UNLISTED: ConditionInput = {
  merkleRoot: numberToHex(1n, { size: 32 }),
  quantityLimitPerWallet: 0n,
}

/** Questions about eligibility at a time in Unix seconds. */
function questionsAt(now: bigint): Question[] {
  return [
    { question: '2 of at most 5 items', quantity: 2n, conditions: [OPEN] },
    { question: '6 of at most 5 items', quantity: 6n, conditions: [OPEN] },
    {
      question: '11 of 10 items left',
      quantity: 11n,
      conditions: [{ ...OPEN, quantityLimitPerWallet: maxUint256 }],
    },
    { question: 'not on the list', quantity: 1n, conditions: [UNLISTED] },
    {
      question: 'before the first phase',
      quantity: 1n,
      conditions: [{ ...OPEN, startTimestamp: now + DAY }],
    },
    {
      question: 'after the end of the last phase',
      quantity: 1n,
      conditions: [
        { ...OPEN, startTimestamp: now - 2n * DAY },
        { startTimestamp: now - DAY, maxClaimableSupply: 0n },
      ],
    },
  ]
}

/** Asks both sides the same about the same drops. */
export async function compareAnswers(chain: TestChain): Promise<Answer[]> {
  const answers: Answer[] = []
  const { address: wallet } = chain.keyWallet(5)
  const now = await chain.now()
  for (const variant of ['erc721', 'erc1155'] as const) {
    for (const { question, quantity, conditions } of questionsAt(now)) {
      const drop = await deployDrop(chain, { variant, conditions })
      const asked = `${variant}, ${question}`
      const theirDrop = openTheirDrop(chain.url, drop)
      answers.push(await compareEligibility(chain, theirDrop, { asked, drop, wallet, quantity }))
    }
    const drop = await deployDrop(chain, { variant, conditions: [OPEN] })
    answers.push(await compareTerms(chain, openTheirDrop(chain.url, drop), drop))
  }
  return answers
}

interface Asked {
  readonly asked: string
  readonly drop: TestDrop
  readonly wallet: string
  readonly quantity: bigint
}

async function compareEligibility(
  { connection }: TestChain,
  theirDrop: TheirDrop,
  { asked, drop, wallet, quantity }: Asked,
): Promise<Answer> {
  const restriction = await fetchClaimRestriction(connection, {
    ...referenceOf(drop),
    wallet,
    quantity,
    proofSource: async () => undefined,
  })
  const isClaimable = restriction.type === 'claimable'
  const ours = restriction.type === 'claimable' ? 'claimable' : restriction.code
  try {
    const { result, reason } = await theirDrop.canClaim(wallet, quantity)
    const theirs = result ? 'claimable' : `"${reason}"`
    return { question: asked, ours, theirs, agree: result === isClaimable }
  } catch (error) {
    const theirs = `throws "${firstLine(error)}"`
    return { question: asked, ours, theirs, agree: !isClaimable }
  }
}

async function compareTerms(
  { connection }: TestChain,
  theirDrop: TheirDrop,
  drop: TestDrop,
): Promise<Answer> {
  const { phases } = await fetchMintState(connection, referenceOf(drop))
  const ours = termsText(phases.current)
  const theirs = termsText(await theirDrop.fetchActiveCondition())
  const question = `${drop.variant}, price, limit and start`
  return { question, ours, theirs, agree: ours === theirs }
}

type Terms = Awaited<ReturnType<TheirDrop['fetchActiveCondition']>>

function termsText(terms: Terms | undefined): string {
  return terms
    ? `${terms.pricePerToken}, ${terms.quantityLimitPerWallet}, ${terms.startTimestamp}`
    : 'none'
}

function referenceOf({ address, variant }: TestDrop) {
  return { contract: address, tokenId: variant === 'erc721' ? undefined : 0n }
}

function firstLine(error: unknown): string {
  const isText = typeof error === 'object' && error !== null && 'message' in error
  const [line = ''] = String(isText ? error.message : error).split('\n')
  return line
}
