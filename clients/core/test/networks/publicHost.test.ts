import { expect } from 'chai'
import { reasonNotPublic } from '../../src/networks/index.ts'

describe('Hosts that are not public', () => {
  it('are this machine', () => {
    for (const host of [
      'localhost',
      'localhost.',
      'drop.localhost',
      '127.0.0.1',
      '127.1',
      '0x7f000001',
      '2130706433',
      '0.0.0.0',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
    ]) {
      expect(reasonNotPublic(`http://${host}:8080/1.json`), host).to.match(/^only this machine can/)
    }
  })

  it('are private networks', () => {
    for (const host of [
      '10.0.0.5',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.7',
      '169.254.169.254',
      '100.64.0.1',
      '[fd00::1]',
      '[fe80::1]',
      'printer.local',
      'nas.lan',
      'metadata.google.internal',
      'intranet',
    ]) {
      expect(reasonNotPublic(`https://${host}/1.json`), host).to.match(/^only its own network can/)
    }
  })

  it('are placeholders', () => {
    for (const host of ['example.com', 'WWW.Example.org', 'a.example', 'drop.test', 'x.invalid']) {
      expect(reasonNotPublic(`https://${host}/my-drop/{}.json`), host).to.match(/is a placeholder$/)
    }
    expect(reasonNotPublic('https://example.com/{}.json')).to.equal('example.com is a placeholder')
  })

  it('are no others', () => {
    for (const url of [
      'https://mintline.xyz/1.json',
      'https://myexample.com/1.json',
      'https://example.com.evil.xyz/1.json',
      'https://10.drops.xyz/',
      'https://8.8.8.8/',
      'https://172.15.0.1/',
      'https://172.32.0.1/',
      'https://100.128.0.1/',
      'https://[2001:4860::1]/',
      'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/1.json',
      'data:application/json,{}',
      'members.csv',
      '',
    ]) {
      expect(reasonNotPublic(url), url).to.equal(undefined)
    }
  })
})
