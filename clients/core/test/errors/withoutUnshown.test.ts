import { withoutUnshown, withUnshownNamed } from '@mintline/core'
import { expect } from 'chai'

describe('invisible characters', () => {
  it('become one space, however many there are', () => {
    expect(withoutUnshown('Da\u202e\u0000\u2066wn')).to.equal('Da wn')
    expect(withoutUnshown('Dawn')).to.equal('Dawn')
  })

  it('are named one by one', () => {
    expect(withUnshownNamed('Da\u202e\u0000wn')).to.equal('Da[U+202E][U+0000]wn')
    expect(withUnshownNamed('أصدقاء 🦜')).to.equal('أصدقاء 🦜')
  })
})
