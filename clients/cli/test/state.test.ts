import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { expect } from 'chai'
import { groupMintFile } from '../src/state/groupMintFile.ts'
import { stateFolder } from '../src/state/stateFolder.ts'
import { stepJournal } from '../src/state/stepJournal.ts'
import { Workplace } from './_command.ts'
import { address } from './_network.ts'

const PERMISSIONS = 0o777

describe('State between two runs', () => {
  const newFolder = () => stateFolder(new Workplace().folder, 'genesis')

  it('stores the group mint of a deployment for its owner only, until it is removed', () => {
    const file = groupMintFile(newFolder(), address('collection'))
    const groupMint = file.load()
    expect(existsSync(file.path)).to.equal(false)
    file.keep(groupMint)
    expect(file.load().publicKey.toBase58()).to.equal(groupMint.publicKey.toBase58())
    expect(statSync(file.path).mode & PERMISSIONS).to.equal(0o600)
    file.forget()
    expect(file.load().publicKey.toBase58()).not.to.equal(groupMint.publicKey.toBase58())
  })

  it('stores transactions until they have ended, without partial files', () => {
    const folder = newFolder()
    const pending = stepJournal(folder)
    expect(pending.list()).to.deep.equal([])
    const sent = {
      ...{ id: 'b', lastValidBlockHeight: 7, title: 'Deploy X' },
      serialized: '0x010203',
    } as const
    pending.add(sent)
    pending.add({ ...sent, id: 'a' })
    expect(pending.list()).to.deep.equal([{ ...sent, id: 'a' }, sent])
    pending.remove('a')
    expect(stepJournal(folder).list()).to.deep.equal([sent])
    expect(readdirSync(`${folder}/pending`)).to.deep.equal(['b.json'])
    expect(statSync(folder).mode & PERMISSIONS).to.equal(0o700)
  })

  it('reads transactions as earlier versions stored them', () => {
    const folder = newFolder()
    mkdirSync(`${folder}/pending`, { recursive: true })
    const about = { lastValidBlockHeight: 7, title: 'Deploy X' }
    const stored = {
      a: { ...about, signature: 'a', wire: 'AQID' },
      b: { ...about, hash: 'b', serialized: '0x010203' },
    }
    for (const [id, record] of Object.entries(stored)) {
      writeFileSync(`${folder}/pending/${id}.json`, JSON.stringify(record))
    }
    const journal = stepJournal(folder)
    expect(journal.list()).to.deep.equal([
      { ...about, id: 'a', serialized: '0x010203' },
      { ...about, id: 'b', serialized: '0x010203' },
    ])
    for (const id of ['a', 'b']) journal.remove(id)
    expect(journal.list()).to.deep.equal([])
  })

  it('stores a call that a wallet is asked for, and then its hash in the same place', () => {
    const folder = newFolder()
    const pending = stepJournal(folder)
    const asked = { from: '0xa', nonce: 7, data: '0x', value: 10n ** 18n, sinceBlock: 5n }
    const step = { id: '0xa-7', title: 'Deploy X', asked }
    pending.add(step)
    expect(stepJournal(folder).list()).to.deep.equal([step])
    const answered = { ...step, asked: { ...asked, to: '0xb', hash: '0xc' } }
    pending.add(answered)
    expect(stepJournal(folder).list()).to.deep.equal([answered])
  })

  it('names a file that it cannot read', () => {
    const workplace = new Workplace()
    const folder = stateFolder(workplace.folder, 'genesis')
    const pending = stepJournal(folder)
    pending.add({ id: 'a', lastValidBlockHeight: 1, title: '', serialized: '0xnot hex!' })
    expect(() => pending.list()).to.throw('pending/a.json cannot be read')
  })
})
