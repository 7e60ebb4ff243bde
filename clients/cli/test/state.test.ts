import { existsSync, readdirSync, statSync } from 'node:fs'
import { expect } from 'chai'
import { groupMintFile } from '../src/state/groupMintFile.ts'
import { pendingTransactions } from '../src/state/pendingTransactions.ts'
import { stateFolder } from '../src/state/stateFolder.ts'
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
    const pending = pendingTransactions(folder)
    expect(pending.list()).to.deep.equal([])
    const sent = { signature: 'b', lastValidBlockHeight: 7, title: 'Deploy X', wire: 'AQID' }
    pending.add(sent)
    pending.add({ ...sent, signature: 'a' })
    expect(pending.list()).to.deep.equal([{ ...sent, signature: 'a' }, sent])
    pending.remove('a')
    expect(pendingTransactions(folder).list()).to.deep.equal([sent])
    expect(readdirSync(`${folder}/pending`)).to.deep.equal(['b.json'])
    expect(statSync(folder).mode & PERMISSIONS).to.equal(0o700)
  })

  it('names a file that it cannot read', () => {
    const workplace = new Workplace()
    const folder = stateFolder(workplace.folder, 'genesis')
    const pending = pendingTransactions(folder)
    pending.add({ signature: 'a', lastValidBlockHeight: 1, title: '', wire: 'not base64!' })
    expect(() => pending.list()).to.throw('pending/a.json cannot be read')
  })
})
