import { expect } from 'chai'
import { isOnThisMachine } from '../../src/networks/index.ts'

describe('isOnThisMachine', () => {
  it('recognises the names of this machine, and no other host', () => {
    for (const url of ['http://localhost:8899', 'https://127.0.0.1/', 'ws://[::1]:8900']) {
      expect(isOnThisMachine(url), url).to.equal(true)
    }
    for (const url of [
      'http://127.0.0.1.example.com',
      'https://localhost.example',
      'localhost',
      '',
    ]) {
      expect(isOnThisMachine(url), url).to.equal(false)
    }
  })
})
