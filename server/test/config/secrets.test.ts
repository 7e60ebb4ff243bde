import { join } from 'node:path'
import { expect } from 'chai'
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts'
import { parseOptions } from '../../src/config/options.ts'
import { settingsOf } from '../../src/config/settings.ts'
import { fileWith, folderWith, messageOf } from './_settings.ts'

describe('settings with secrets', () => {
  it('have services of third parties, whose tokens no refusal shows', () => {
    const adapters = (file: object, environment: Record<string, string> = {}) =>
      settingsOf(parseOptions([]), { environment, folder: folderWith({ adapters: file }) }).adapters
    const url = 'https://cards.example/prepare?key=a'
    const folder = folderWith({ adapters: { riskList: { file: 'risky.json' } } })
    expect(settingsOf(parseOptions([]), { environment: {}, folder }).adapters).to.deep.equal({
      onRamp: undefined,
      twitter: undefined,
      riskList: { from: { file: join(folder, 'risky.json') }, minutes: 60 },
    })
    expect(adapters({ onRamp: { url } }).onRamp).to.deep.equal({ url, token: undefined })
    expect(adapters({ onRamp: { url } }, { ON_RAMP_TOKEN: 'secret' }).onRamp).to.deep.equal({
      url,
      token: 'secret',
    })
    expect(adapters({}, { TWITTER_TOKEN_FILE: fileWith('secret\n') }).twitter).to.deep.equal({
      url: 'https://api.x.com/2/tweets/search/recent',
      token: 'secret',
    })
    expect(adapters({ twitter: { url } }).twitter).to.deep.equal({ url, token: undefined })

    const refusals = [
      [{ onRamp: {} }, {}, 'adapters.onRamp.url: must be a text'],
      [
        { twitter: { url: 'ftp://a' } },
        {},
        'adapters.twitter.url: must be the http: or https: URL of a service',
      ],
      [{ riskList: {} }, {}, 'adapters.riskList: must name either a file or a url'],
      [{ riskList: { url, minutes: 0 } }, {}, 'adapters.riskList.minutes: must be whole minutes'],
      [{ cards: {} }, {}, 'adapters.cards: is none of onRamp, twitter, riskList'],
      [{}, { ON_RAMP_TOKEN: 'secret' }, 'ON_RAMP_TOKEN needs adapters.onRamp in the settings'],
      [{}, { TWITTER_TOKEN: 'a secret' }, 'TWITTER_TOKEN must be a token without spaces'],
      [{}, { TWITTER_TOKEN_FILE: join(folder, 'none') }, 'TWITTER_TOKEN_FILE must name a file'],
    ] as const
    for (const [file, environment, reason] of refusals) {
      const message = messageOf(() => adapters(file, environment))
      expect(message).to.contain(reason)
      expect(message).to.not.contain('secret')
    }
  })

  it('have the signer of token ids from the environment or a file, and never show it', () => {
    const key = '11'.repeat(32)
    const folder = temporaryFolder()
    const signer = (environment: Record<string, string>) =>
      settingsOf(parseOptions([]), { environment, folder }).tokenSigner
    expect(signer({ TOKEN_SIGNER_KEY: key })).to.equal(`0x${key}`)
    expect(signer({ TOKEN_SIGNER_KEY_FILE: fileWith(`0x${key}\n`) })).to.equal(`0x${key}`)
    for (const wrong of [key.slice(1), `${key}1`, '00'.repeat(32), 'ff'.repeat(32), `zz${key}`]) {
      const rule = 'must be a private key: 64 hex digits'
      expect(messageOf(() => signer({ TOKEN_SIGNER_KEY: wrong }))).to.equal(
        `TOKEN_SIGNER_KEY ${rule}`,
      )
      expect(messageOf(() => signer({ TOKEN_SIGNER_KEY_FILE: fileWith(wrong) }))).to.equal(
        `TOKEN_SIGNER_KEY_FILE ${rule}`,
      )
    }
    expect(messageOf(() => signer({ TOKEN_SIGNER_KEY_FILE: join(folder, 'none') }))).to.equal(
      'TOKEN_SIGNER_KEY_FILE must name a file to read',
    )
  })

  it('have the secret of webhooks from the environment or a file, which no refusal shows', () => {
    const folder = temporaryFolder()
    const secret = (environment: Record<string, string>) =>
      settingsOf(parseOptions([]), { environment, folder }).webhookSecret
    const long = 'x'.repeat(32)
    expect(secret({ WEBHOOK_SECRET: long })).to.equal(long)
    expect(secret({ WEBHOOK_SECRET_FILE: fileWith(`${long}\n`) })).to.equal(long)
    const rule = 'must have at least 32 characters: openssl rand -hex 32 makes one'
    expect(messageOf(() => secret({ WEBHOOK_SECRET: 'short' }))).to.equal(`WEBHOOK_SECRET ${rule}`)
    expect(messageOf(() => secret({ WEBHOOK_SECRET_FILE: fileWith('\n') }))).to.equal(
      `WEBHOOK_SECRET_FILE ${rule}`,
    )
    expect(messageOf(() => secret({ WEBHOOK_SECRET_FILE: join(folder, 'none') }))).to.equal(
      'WEBHOOK_SECRET_FILE must name a file to read',
    )
  })
})
