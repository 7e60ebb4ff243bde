import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { appendFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { aptosAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import fc from 'fast-check'
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder.ts'
import { buildAllowlist } from '../../src/allowlist/buildAllowlist.ts'
import { formatProofDocument } from '../../src/allowlist/proofDocument.ts'
import type { JournalRecord } from '../../src/entries/journal.ts'
import { journalPath, openFileJournal } from '../../src/node/fileJournal.ts'
import { JOURNAL_FORMAT } from '../../src/node/journalLines.ts'
import { readAllowlistProof, writeAllowlistProofs } from '../../src/node/proofFiles.ts'
import { entriesOf, walletOf } from '../support/lists.ts'
import { codeOf } from '../support/refusals.ts'

const SCOPE = { chainId: 2, collection: walletOf('collection'), phaseId: 2n ** 64n - 1n }

const u64 = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })
const records: fc.Arbitrary<JournalRecord> = fc.oneof(
  fc.record({
    kind: fc.constant('sent' as const),
    hash: fc.string(),
    serialized: fc
      .uint8Array({ minLength: 1 })
      .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}` as const),
    sender: fc.string(),
    sequenceNumber: u64,
    expiresAt: u64,
    operation: fc.constantFrom('upsert' as const, 'remove' as const),
    users: fc.array(fc.string()),
  }),
  fc.record(
    {
      kind: fc.constant('outcome' as const),
      hash: fc.string(),
      status: fc.constantFrom('confirmed' as const, 'failed' as const, 'expired' as const),
      version: u64,
    },
    { requiredKeys: ['kind', 'hash', 'status'] },
  ),
)

describe('journals of allowlists on Aptos', () => {
  it('are parsed as formatted (property)', () => {
    fc.assert(
      fc.property(fc.array(records, { maxLength: 20 }), (written) => {
        const header = { kind: 'journal', version: 1, ...SCOPE } as const
        const bytes = Buffer.from(JOURNAL_FORMAT.format([header, ...written]))
        const read = { header, records: written, wholeBytes: bytes.length }
        expect(JOURNAL_FORMAT.parse(bytes)).to.deep.equal(read)
      }),
    )
  })

  it('are files that only their owner can read, by chain, collection and phase', async () => {
    const folder = temporaryFolder()
    const journal = await openFileJournal({ folder, ...SCOPE })
    const outcome = { kind: 'outcome', hash: '0x1', status: 'confirmed', version: 5n } as const
    await journal.append([outcome])
    await journal.close()
    const again = await openFileJournal({ folder, ...SCOPE })
    expect(await again.load()).to.deep.equal([outcome])
    await again.close()
    const path = join(folder, 'aptos-2', SCOPE.collection, 'phase-18446744073709551615.jsonl')
    expect((await stat(path)).mode & 0o777).to.equal(0o600)
  })

  it('error: the journal of another list, and invalid lines', async () => {
    const folder = temporaryFolder()
    await (await openFileJournal({ folder, ...SCOPE })).close()
    const other = { ...SCOPE, phaseId: 1n }
    await rename(journalPath({ folder, ...SCOPE }), journalPath({ folder, ...other }))
    expect(await codeOf(() => openFileJournal({ folder, ...other }))).to.equal(
      'JOURNAL_OF_ANOTHER_LIST',
    )
    const bad = { ...SCOPE, phaseId: 2n }
    await (await openFileJournal({ folder, ...bad })).close()
    await appendFile(journalPath({ folder, ...bad }), '{"kind":"sent","hash":"0x1"}\n')
    const journal = await openFileJournal({ folder, ...bad }).catch((error: unknown) => error)
    expect(journal).to.include({ code: 'JOURNAL_DAMAGED' })
    expect(journal).to.have.nested.property('context.line', 2)
  })
})

describe('files of merkle proofs on Aptos', () => {
  it('are read back as written; those of other wallets are removed', async () => {
    const folder = join(temporaryFolder(), 'proofs')
    const entries = entriesOf('proofs', 5)
    const allowlist = buildAllowlist(entries)
    const wallets = entries.map(({ wallet }) => wallet)
    const [first = '', ...others] = wallets
    const write = (given: readonly string[]) =>
      writeAllowlistProofs({ allowlist, wallets: given, folder })
    expect(await write(wallets)).to.deep.equal({ written: 5, kept: 0, removed: 0 })
    for (const { wallet } of entries) {
      const proof = await readAllowlistProof({ folder, wallet })
      expect(proof).to.deep.equal(allowlist.proofOf(wallet))
    }
    expect(await write(others)).to.deep.equal({ written: 0, kept: 4, removed: 1 })
    expect(await readAllowlistProof({ folder, wallet: first })).to.equal(undefined)
    // Beside the manifest with the list's root.
    expect(readdirSync(folder).filter((name) => name !== 'index.json')).to.have.length(4)
    expect(existsSync(join(folder, 'index.json'))).to.equal(true)
  })

  it('are found by the short names and the digits in upper case that other tools give them', async () => {
    const wallet = aptosAddress('0xabc')
    const entries = [{ wallet, maxPerWalletByAllowList: 2n }]
    const proof = buildAllowlist(entries).proofOf(wallet)
    if (!proof) throw new Error('The proof is missing')
    for (const name of [wallet, '0xabc', `0x${'0'.repeat(61)}ABC`, '0xABC']) {
      const folder = temporaryFolder()
      writeFileSync(join(folder, `${name}.json`), formatProofDocument(proof))
      expect(await readAllowlistProof({ folder, wallet })).to.deep.equal(proof)
      expect(await readAllowlistProof({ folder, wallet: '0xABD' })).to.equal(undefined)
    }
  })

  it('error: a missing folder does not look like a list without the wallet', async () => {
    const query = { folder: join(temporaryFolder(), 'missing'), wallet: '0x1' }
    expect(await codeOf(() => readAllowlistProof(query))).to.equal('MERKLE_PROOF_NOT_AVAILABLE')
    expect(await codeOf(() => readAllowlistProof({ ...query, wallet: '0xg' }))).to.equal(
      'INVALID_ADDRESS',
    )
  })
})
