import { chmodSync, mkdirSync } from 'node:fs'
import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { loadWallet } from '../src/wallet/loadWallet.ts'
import { Workplace } from './_command.ts'
import { address, keypair } from './_network.ts'

describe('Wallets', () => {
  let workplace: Workplace

  beforeEach(() => {
    workplace = new Workplace()
  })

  const load = (keypairPath?: string) => {
    const { folder } = workplace
    const given = keypairPath === undefined ? {} : { keypair: keypairPath }
    return loadWallet({ ...given, cwd: folder, env: { HOME: folder } }).publicKey.toBase58()
  }
  const refusal = (keypairPath?: string) => {
    try {
      return load(keypairPath)
    } catch (error) {
      return isMintlineError(error) ? error : expect.fail(String(error))
    }
  }

  it('come from a file, from the settings of the Solana CLI, or from its default path', () => {
    mkdirSync(workplace.path('.config/solana/cli'), { recursive: true })
    workplace.writeKeypair('.config/solana/id.json', keypair('usual'))
    workplace.writeKeypair('set.json', keypair('set'))
    workplace.writeKeypair('given.json', keypair('given'))
    expect(load()).to.equal(address('usual'))
    workplace.write('.config/solana/cli/config.yml', 'keypair_path: ~/set.json\n')
    expect(load()).to.equal(address('set'))
    expect(load('given.json')).to.equal(address('given'))
    expect(load('~/given.json')).to.equal(address('given'))
  })

  it('reveal nothing of a file that is not a keypair', () => {
    const secret = Array.from(keypair('secret').secretKey)
    const broken = [secret.slice(1), secret.map((byte) => byte + 256), { secret }, `[${secret}`]
    // The public half does not match the secret one
    const mixed = [...secret.slice(0, 32), ...keypair('other').publicKey.toBytes()]
    for (const content of [...broken, mixed]) {
      workplace.write('broken.json', content)
      chmodSync(workplace.path('broken.json'), 0o600)
      const error = refusal('broken.json')
      expect(error).to.include({ code: 'KEYPAIR_INVALID' })
      expect(error).not.to.have.property('cause')
      expect(JSON.stringify(error)).not.to.contain(secret.slice(10, 14).join(','))
    }
  })

  it('are refused while other users of this machine can read the file', () => {
    for (const mode of [0o644, 0o640, 0o604]) {
      workplace.writeKeypair('open.json', keypair('given'))
      chmodSync(workplace.path('open.json'), mode)
      const error = refusal('open.json')
      expect(error).to.include({ code: 'KEY_FILE_NOT_PRIVATE' })
      expect(String(error)).to.match(/open\.json is open to other users .*: use chmod 600 on it$/)
    }
    chmodSync(workplace.path('open.json'), 0o400)
    expect(load('open.json')).to.equal(address('given'))
  })

  it('are reported missing by path', () => {
    expect(refusal('none.json')).to.include({ code: 'KEYPAIR_NOT_FOUND' })
    expect(String(refusal())).to.contain(workplace.path('.config/solana/id.json'))
  })
})
