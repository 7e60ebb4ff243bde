import { solanaAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { revealCommitment, SEED_LENGTH } from '../../src/instructions/revealCommitment.ts'
import { planModifyCollection } from '../../src/plans/collection/planModifyCollection.ts'
import { planDeploy } from '../../src/plans/deploy/planDeploy.ts'
import { planCommitReveal } from '../../src/plans/reveal/planCommitReveal.ts'
import { planReveal } from '../../src/plans/reveal/planReveal.ts'
import type { RevealRecord } from '../../src/reads/records/reveal.ts'
import { collectionInfo } from './_info.ts'
import { anAddress, deployInput, publicPhase } from './_input.ts'
import { expectProblems, expectRefusal } from './_refusals.ts'

/** A folder on IPFS. */
const FOLDER = 'ipfs://QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG'
const secret = { seed: new Uint8Array(SEED_LENGTH).fill(7), baseUri: `${FOLDER}/{}.json` }
const files = { ...secret, fileCount: 100n }
/** A collection with at most 100 items, none minted yet. */
const info = collectionInfo({ numberOfTokensIssued: 0n })
const wallet = info.creator

/** What the collection is committed to. */
function committed(changes: Partial<RevealRecord> = {}): RevealRecord {
  return {
    address: solanaAddress(anAddress()),
    editionsDeployment: info.editions,
    commitment: revealCommitment(info.editions, secret),
    fileCount: 100n,
    revealed: undefined,
    ...changes,
  }
}

const codesOf = (warnings: readonly { readonly code: string }[]) => warnings.map(({ code }) => code)
const text = (value: string) => ({ kind: 'text', text: value })

describe('planCommitReveal', () => {
  const commit = (changes: Partial<Parameters<typeof planCommitReveal>[0]> = {}) =>
    planCommitReveal({ info, wallet, committed: undefined, reveal: files, ...changes })

  it('sends the hash in one transaction, and neither seed nor uri', () => {
    const { transactions, changes } = commit()
    expect(transactions.map(({ title }) => title)).to.deep.equal([
      'Commit to the files of the reveal',
    ])
    const [instruction] = transactions[0]?.instructions ?? []
    const sent = Buffer.from(instruction?.data ?? [])
    expect(sent.includes(Buffer.from(revealCommitment(info.editions, secret)))).to.equal(true)
    expect(sent.includes(Buffer.from(secret.seed))).to.equal(false)
    expect(sent.includes('ipfs')).to.equal(false)
    expect(changes).to.deep.equal([
      {
        subject: 'collection',
        field: 'reveal',
        before: undefined,
        after: text('100 files, not revealed yet'),
      },
    ])
  })

  it('warns that the seed is needed, and of items without a file of their own', () => {
    expect(codesOf(commit().warnings)).to.deep.equal(['SEED_NEEDED'])
    const few = commit({ reveal: { ...files, baseUri: `${FOLDER}/one.json`, fileCount: 99n } })
    expect(codesOf(few.warnings)).to.deep.equal([
      'SEED_NEEDED',
      'ONE_FILE_FOR_ALL',
      'ITEMS_BEYOND_FILES',
    ])
    const unlimited = commit({ info: { ...info, maxNumberOfTokens: 0n } })
    expect(codesOf(unlimited.warnings)).to.deep.equal(['SEED_NEEDED', 'ITEMS_BEYOND_FILES'])
  })

  it('has nothing to do again, also once items are minted', () => {
    const minted = { ...info, numberOfTokensIssued: 5n }
    const plan = commit({ info: minted, committed: committed() })
    expect([plan.transactions, plan.warnings]).to.deep.equal([[], []])
  })

  it('is for the owner only', async () => {
    const stranger = anAddress()
    const { primaryAdmin } = info.platformFees
    for (const actual of [stranger, primaryAdmin]) {
      const expected = { role: 'creator', expected: [info.creator], actual }
      await expectRefusal(() => commit({ wallet: actual }), 'WRONG_WALLET', expected)
    }
  })

  it('refuses what could never be revealed, as the hash would hide it', async () => {
    const wrong = async (changes: Partial<typeof files>, path: string, code: string) =>
      expectProblems(
        () => commit({ reveal: { ...files, ...changes } }),
        [`reveal.${path}`, code as 'REVEAL_URI_MISSING'],
      )
    await wrong({ seed: new Uint8Array(31) }, 'seed', 'REVEAL_SEED_INVALID')
    await wrong({ baseUri: '' }, 'baseUri', 'REVEAL_URI_MISSING')
    await wrong({ baseUri: 'https://a.example/'.padEnd(201, 'u') }, 'baseUri', 'TEXT_TOO_LONG')
    await wrong({ baseUri: `${FOLDER}/{}{}{}{}{}` }, 'baseUri', 'TOO_MANY_PLACEHOLDERS')
    await wrong({ baseUri: 'files/{}.json' }, 'baseUri', 'METADATA_ADDRESS_INVALID')
    await wrong({ fileCount: 0n }, 'fileCount', 'NUMBER_OUT_OF_RANGE')
    await wrong({ fileCount: 2n ** 64n }, 'fileCount', 'NUMBER_OUT_OF_RANGE')
    expect(
      commit({ reveal: { ...files, baseUri: 'https://a.example/'.padEnd(200, 'u') } }),
    ).to.include({})
  })

  it('refuses a commitment after the first mint, and a second one', async () => {
    const minted = { ...info, numberOfTokensIssued: 1n }
    await expectProblems(() => commit({ info: minted }), ['reveal', 'REVEAL_TOO_LATE'])
    const others = [
      committed({ fileCount: 99n }),
      committed({ commitment: new Uint8Array(32) }),
      committed({ commitment: new Uint8Array(32), revealed: secret }),
    ]
    for (const other of others) {
      await expectProblems(() => commit({ committed: other }), ['reveal', 'REVEAL_COMMITTED'])
    }
  })
})

describe('planDeploy with files to reveal', () => {
  it('commits to them before the first phase', () => {
    const input = deployInput({ reveal: files, phases: [publicPhase()] })
    const plan = planDeploy(input)
    expect(plan.transactions.map(({ title }) => title)).to.deep.equal([
      `Deploy ${input.symbol}`,
      'Commit to the files of the reveal',
      'Add phase 1',
    ])
    expect(codesOf(plan.warnings)).to.include('SEED_NEEDED')
    expect(plan.changes?.find(({ field }) => field === 'reveal')?.after).to.deep.equal(
      text('100 files, not revealed yet'),
    )
  })

  it('refuses what could never be revealed', async () => {
    const reveal = { ...files, baseUri: '' }
    await expectProblems(
      () => planDeploy(deployInput({ reveal })),
      ['reveal.baseUri', 'REVEAL_URI_MISSING'],
    )
  })
})

describe('planReveal', () => {
  const minted = { ...info, numberOfTokensIssued: 100n }
  const reveal = (changes: Partial<Parameters<typeof planReveal>[0]> = {}) =>
    planReveal({ info: minted, wallet, committed: committed(), secret, ...changes })

  it('reveals all files in one transaction', () => {
    const { transactions, warnings, changes } = reveal()
    expect(transactions.map(({ title }) => title)).to.deep.equal(['Reveal the files of DROP'])
    expect(warnings).to.deep.equal([])
    expect(changes).to.deep.equal([
      {
        subject: 'collection',
        field: 'reveal',
        before: text('100 files, not revealed yet'),
        after: text(`100 files at ${FOLDER}/{}.json`),
      },
    ])
  })

  it('warns that minters could choose the rest of the files', () => {
    const [warning] = reveal({ info: { ...minted, numberOfTokensIssued: 90n } }).warnings
    expect(warning).to.deep.equal({
      code: 'REVEAL_BEFORE_SOLD_OUT',
      message:
        '10 items with files are still to be minted: from now on, everybody knows which file the next item shows',
    })
    const small = { ...minted, maxNumberOfTokens: 90n, numberOfTokensIssued: 90n }
    expect(reveal({ info: small }).warnings).to.deep.equal([])
  })

  it('refuses other wallets, seeds and uris, a second time, and what was never committed to', async () => {
    const actual = anAddress()
    const role = { role: 'creator', expected: [info.creator], actual }
    await expectRefusal(() => reveal({ wallet: actual }), 'WRONG_WALLET', role)
    const symbol = { symbol: 'DROP' }
    const wrong = [
      { ...secret, seed: secret.seed.with(31, 8) },
      { ...secret, baseUri: `${FOLDER}/{}` },
    ]
    for (const other of wrong) {
      await expectRefusal(() => reveal({ secret: other }), 'REVEAL_MISMATCH', symbol)
    }
    await expectRefusal(() => reveal({ committed: undefined }), 'REVEAL_NOT_COMMITTED', symbol)
    const done = committed({ revealed: secret })
    await expectRefusal(() => reveal({ committed: done }), 'ALREADY_REVEALED', symbol)
  })
})

describe('planModifyCollection of a collection with files to reveal', () => {
  const changes = { itemBaseUri: 'https://example.com/other/{}.json' }
  const warningsOf = (input: Partial<Parameters<typeof planModifyCollection>[0]>) =>
    codesOf(planModifyCollection({ info, wallet, changes, ...input }).warnings)
  const minted = { ...info, numberOfTokensIssued: 5n }

  it('warns that minted items would lose their files, before and after the reveal', () => {
    for (const revealed of [undefined, secret]) {
      const warnings = warningsOf({ info: minted, committed: committed({ revealed }) })
      expect(warnings).to.deep.equal(['ITEMS_LOSE_FILES'])
    }
  })

  it('does not where nothing is committed to or minted, or another value changes', () => {
    expect(warningsOf({ info: minted })).to.deep.equal([])
    expect(warningsOf({ committed: committed() })).to.deep.equal([])
    const other = { maxMintsPerWallet: 7n, itemBaseUri: info.itemBaseUri }
    expect(warningsOf({ info: minted, committed: committed(), changes: other })).to.deep.equal([])
  })
})
